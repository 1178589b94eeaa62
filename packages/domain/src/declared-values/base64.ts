/**
 * The types of `btoa` and `atob`, which exist in Node, browsers and workers. They are declared here because the types
 * of a whole platform would allow the use of functions that other platforms lack.
 */
declare const btoa: (binary: string) => string
declare const atob: (text: string) => string

/**
 * The highest number of bytes in one call of `String.fromCharCode`; JavaScript engines limit the number of arguments.
 */
const CHUNK = 8_192

/**
 * A valid base64 text: groups of four characters of the standard alphabet, with padding. Texts with blanks or without
 * padding are invalid, although `atob` accepts them.
 */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/** Bytes as text in padded base64 with the standard alphabet. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  // Indexes are used because the iterator that a spread would call takes longer than the encoding itself.
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK))
  return btoa(binary)
}

/** Bytes of a text in padded base64 with the standard alphabet; `undefined` for any other text. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!BASE64.test(text)) return undefined
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
