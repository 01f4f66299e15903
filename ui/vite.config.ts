import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The page is served by Caserne itself; while working on it, `npm run dev` asks a server beside it.
const server = process.env.CASERNE_SERVER ?? "http://127.0.0.1:8765";

const BUILT = "../src/caserne/server/static";

/** Tells the service worker what was built: the files it keeps, and a sum of them all. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    closeBundle() {
      const folder = join(import.meta.dirname, BUILT);
      const kept = readdirSync(folder, { recursive: true, encoding: "utf-8" })
        .filter((file) => statSync(join(folder, file)).isFile() && !/^(worker\.js|parts\.json|index\.html|fonts\b.*)$/.test(file))
        .sort();
      const sum = createHash("sha256");
      for (const file of ["index.html", ...kept]) sum.update(readFileSync(join(folder, file)));
      const files = kept.map((file) => `/${relative(folder, join(folder, file)).split(sep).join("/")}`);
      const worker = join(folder, "worker.js");
      const text = readFileSync(worker, "utf-8")
        .replace('"development"', JSON.stringify(sum.digest("hex").slice(0, 12)))
        .replace("FILES = []", `FILES = ${JSON.stringify(files)}`);
      writeFileSync(worker, text);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: "parts.json",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Patience is for machines that do other things too: nothing here waits for a clock.
  test: { include: ["test/**/*.test.{ts,js}"], setupFiles: ["test/setup.ts"], testTimeout: 60_000 },
});
