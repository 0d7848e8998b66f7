import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

const server = process.env.BANKHALTER_SERVER ?? "http://127.0.0.1:8000"

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/bankhalter/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
})
