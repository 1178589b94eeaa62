/**
 * `btoa` and `atob`, as Node, browsers and workers share them. No types of a platform are loaded here, so that no other
 * part of a platform can be used by accident.
 */
declare const btoa: (binary: string) => string
declare const atob: (text: string) => string

/** The most bytes in one call of `String.fromCharCode`: engines limit the number of arguments. */
const CHUNK = 8_192

/**
 * Whole groups of the standard alphabet, padded. Texts with blanks or without padding are refused, though
 * `atob` accepts them.
 */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/** Text of bytes in the standard alphabet of base64, padded. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  // Spreading the bytes would use their iterator, which takes longer than the encoding itself.
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK))
  return btoa(binary)
}

/** Bytes of a text in the standard alphabet of base64; `undefined` for any other text. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!BASE64.test(text)) return undefined
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
