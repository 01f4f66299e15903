import { mount } from "svelte";
import "./theme/theme.css";
import Page from "./Page.svelte";

const place = document.getElementById("page");
if (place) mount(Page, { target: place });

// Without a connection the page still opens, and says so. Where another version has come, it is shown at the next step.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  void serviceWorker.register("/worker.js", { updateViaCache: "none" });
  serviceWorker.addEventListener("controllerchange", () => {
    if (before) addEventListener("hashchange", () => location.reload(), { once: true });
  });
}
