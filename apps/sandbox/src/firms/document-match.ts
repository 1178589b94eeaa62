import { readBarcode } from '@remesa/domain/firms'

/** An identifier as it is compared: in capitals, without blanks and hyphens. */
export const canonical = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * Every form of an identifier in a search: as it is and, where the country reads scans through a pattern, what the
 * pattern extracts.
 */
const formsOf = (text: string, pattern: string | null): readonly string[] =>
  [text, readBarcode(text, pattern).text].map(canonical)

/**
 * Whether a typed or scanned text means a stored document: both are equal, or one is what the country's pattern extracts
 * from the other.
 */
export const meansDocument = (stored: string, asked: string, pattern: string | null): boolean => {
  const [storedWhole, storedRead] = formsOf(stored, pattern)
  const [askedWhole, askedRead] = formsOf(asked, pattern)
  return storedWhole === askedWhole || storedRead === askedWhole || storedWhole === askedRead
}
