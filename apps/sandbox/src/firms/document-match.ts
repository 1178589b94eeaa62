import { readBarcode } from '@remesa/domain/firms'

/** An identifier in the form for comparisons: in capitals, without blanks and hyphens. */
export const canonical = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * The texts by which an identifier is searched for: the identifier itself and, if the country has a pattern for scans,
 * the part that the pattern extracts.
 */
const formsOf = (text: string, pattern: string | null): readonly string[] =>
  [text, readBarcode(text, pattern).text].map(canonical)

/**
 * Whether a typed or scanned text identifies a stored document. Both texts are equal, or the country's pattern extracts
 * one of them from the other.
 */
export const meansDocument = (stored: string, asked: string, pattern: string | null): boolean => {
  const [storedWhole, storedRead] = formsOf(stored, pattern)
  const [askedWhole, askedRead] = formsOf(asked, pattern)
  return storedWhole === askedWhole || storedRead === askedWhole || storedWhole === askedRead
}
