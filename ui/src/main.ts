import { mount } from "svelte";
import "./theme/theme.css";
import Page from "./Page.svelte";
import { learn, locale } from "./words";

const place = document.getElementById("page");
await learn(locale());
if (place) mount(Page, { target: place });

// A file that is not there any more belongs to an older page: the newest has its own. Once only, or it would go round.
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  const before = Number(sessionStorage.getItem("renewed") ?? 0);
  sessionStorage.setItem("renewed", String(now));
  if (navigator.onLine && now - before > 60_000) location.reload();
});

// Without a connection the page still opens, and says so. Where another version has come, it is shown at the next step.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  void serviceWorker.register("/worker.js", { updateViaCache: "none" });
  serviceWorker.addEventListener("controllerchange", () => {
    if (before) addEventListener("hashchange", () => location.reload(), { once: true });
  });
}
