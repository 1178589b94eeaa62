import { err, ok, type Result } from '@remesa/domain/kernel'

/** Largest size of a PDF in bytes. The PDFs of the portal have only a few pages. */
export const MAX_PDF_BYTES = 20 * 1_024 * 1_024

const MAGIC = '%PDF-'

export type PdfRefusal = 'empty' | 'not-base64' | 'not-pdf' | 'too-large'

/** The bytes of a PDF that is encoded in base64. Whitespace between the characters is ignored. */
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
