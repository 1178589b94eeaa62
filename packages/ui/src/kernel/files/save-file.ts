import { FILE_KEPT_MS } from '../time-limits'

/** Downloads a file. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS)
}
