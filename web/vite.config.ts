import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

const server = process.env.BANKHALTER_SERVER ?? "http://127.0.0.1:8000"

const SHARED = /src\/(sheets\/parts\/|game\/(lookup|requests)|parts\/Deed|sheets\/sheet\.css)/

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bankhalter/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What several sheets share is one file, not ten of a few hundred bytes.
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "sheets", test: SHARED }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
})
