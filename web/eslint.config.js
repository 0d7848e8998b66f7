// What a reader should not have to ask about; how lines are broken is prettier's business alone.
import js from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import globals from "globals"
import typescript from "typescript-eslint"
import svelteConfig from "./svelte.config.js"

export default typescript.config(
    { ignores: ["node_modules/", "dist/"] },
    js.configs.recommended,
    ...typescript.configs.recommended,
    ...svelte.configs.recommended,
    ...svelte.configs.prettier,
    {
        rules: {
            "svelte/no-at-html-tags": "off", // only drawings of theme/ are put in as they are, never what people wrote
            "svelte/prefer-svelte-reactivity": "off", // maps and sets are made anew, not changed where they are read
        },
    },
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig },
        },
    },
)
