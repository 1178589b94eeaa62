import { foldedText } from '@remesa/domain/kernel'

/**
 * Returns a function that tells whether a text contains every word of the search, ignoring case and accents (KRN-60).
 * For an empty search every text matches.
 */
export const containsWords = (search: string): ((text: string) => boolean) => {
  const words = foldedText(search).split(' ').filter(Boolean)
  return (text) => {
    const searched = words.length === 0 ? '' : foldedText(text)
    return words.every((word) => searched.includes(word))
  }
}
