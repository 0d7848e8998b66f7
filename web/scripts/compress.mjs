// Put a .br and a .gz beside every built file that is worth it, so that the server need not compress.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const FOLDER = fileURLToPath(new URL("../../src/bankhalter/static/", import.meta.url))
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
const LEAST = 500 // bytes; less fits into one packet anyway
const WAYS = {
    ".br": (data) =>
        brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
    ".gz": (data) => gzipSync(data, { level: 9 }),
}

for (const name of readdirSync(FOLDER, { recursive: true })) {
    const file = join(FOLDER, name)
    if (!TEXT.test(name) || !statSync(file).isFile()) continue
    const data = readFileSync(file)
    for (const [ending, compress] of Object.entries(WAYS)) {
        const small = data.length < LEAST ? data : compress(data)
        if (small.length < data.length) writeFileSync(file + ending, small)
        else rmSync(file + ending, { force: true })
    }
}
