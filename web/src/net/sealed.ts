// SHA-256 and HMAC, also where the page came over plain http and the browser keeps its own back.
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 as digest } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

const WORD = 2 ** 32

/** The digest of lines, as everybody can take it by hand. */
export const sha256 = (...lines: string[]): string => bytesToHex(digest(utf8ToBytes(lines.join("\n"))))

/** The digest of bytes that are written as hexadecimal digits. */
export const sha256OfHex = (digits: string): string => bytesToHex(digest(hexToBytes(digits)))

/** One block of the stream a throw is derived from. */
export const block = (seed: string, text: string): string =>
  bytesToHex(hmac(digest, hexToBytes(seed), utf8ToBytes(text)))

/** The eight numbers of 32 bits in a block. */
export const numbersIn = (digits: string): number[] =>
  (digits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 16))

/** The first number of a block that is fair among `of` possible ones, or nothing: then the next block is asked. */
export const fairNumber = (digits: string, of: number): number | undefined =>
  numbersIn(digits).find((number) => number < WORD - (WORD % of))
