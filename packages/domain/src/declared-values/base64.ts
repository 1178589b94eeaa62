/**
 * Parts of the web platform that Node, browsers and workers share. The compiler is given neither of these platforms here, so
 * that nothing else of them can slip in.
 */
declare const btoa: (binary: string) => string
declare const atob: (text: string) => string

/** Arguments of one call are limited by the stack of the engine. */
const CHUNK = 8_192

/** Whole groups of the standard alphabet, padded; what `atob` takes besides that (blanks, no padding) is refused. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/** Text of bytes in the standard alphabet of base64, padded. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  // Spreading the bytes instead would walk them by iterator, which takes longer than the encoding itself.
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK))
  return btoa(binary)
}

/** Bytes of a text in the standard alphabet of base64; nothing when it is not such a text. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!BASE64.test(text)) return undefined
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
