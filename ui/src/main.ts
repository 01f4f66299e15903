import { mount } from "svelte";
import "./theme/theme.css";
import Page from "./Page.svelte";

const place = document.getElementById("page");
if (place) mount(Page, { target: place });

// Without a connection the page still opens, and says so.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
