import { readBarcode } from '@remesa/domain/firms'

/** How identifiers are compared: in capitals, without the blanks and hyphens that people leave out. */
export const canonical = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Every form in which an identifier may have been asked for: as it is and, where the country reads its scans through a
 * pattern, as the pattern leaves it.
 */
const formsOf = (text: string, pattern: string | null): readonly string[] =>
  [text, readBarcode(text, pattern).text].map(canonical)

/**
 * Whether what was typed or scanned means a stored document: both are the same, or one is what the country's pattern makes
 * of a scan of the other.
 */
export const meansDocument = (stored: string, asked: string, pattern: string | null): boolean => {
  const [storedWhole, storedRead] = formsOf(stored, pattern)
  const [askedWhole, askedRead] = formsOf(asked, pattern)
  return storedWhole === askedWhole || storedRead === askedWhole || storedWhole === askedRead
}
