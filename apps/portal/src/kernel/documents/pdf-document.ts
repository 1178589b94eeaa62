import { err, ok, type Result } from '@remesa/domain/kernel'

/** Limit of a document's size: those of the portal have a few pages. */
export const MAX_PDF_BYTES = 20 * 1_024 * 1_024

const MAGIC = '%PDF-'

export type PdfRefusal = 'empty' | 'not-base64' | 'not-pdf' | 'too-large'

/** The bytes of a PDF in base64. Whitespace between the characters is allowed, as in mail. */
export const decodePdf = (base64: string): Result<Uint8Array<ArrayBuffer>, PdfRefusal> => {
  const text = base64.replace(/\s+/g, '')
  if (text === '') return err('empty')
  if (text.length > (MAX_PDF_BYTES / 3) * 4 + 4) return err('too-large')
  let binary: string
  try {
    binary = atob(text)
  } catch {
    return err('not-base64')
  }
  if (!binary.startsWith(MAGIC)) return err('not-pdf')
  return ok(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
