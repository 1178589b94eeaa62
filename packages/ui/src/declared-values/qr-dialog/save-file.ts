/** Long enough for a browser to have taken the file. */
const KEPT_MS = 60_000

/** Hands a file to the browser, which saves it as it saves every download. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
