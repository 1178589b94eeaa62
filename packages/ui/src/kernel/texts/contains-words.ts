import { foldedText } from '@remesa/domain/kernel'

/**
 * Whether a text contains every word of a search, ignoring case and accents (KRN-60). Every text contains an empty
 * search.
 */
export const containsWords = (search: string): ((text: string) => boolean) => {
  const words = foldedText(search).split(' ').filter(Boolean)
  return (text) => {
    const searched = words.length === 0 ? '' : foldedText(text)
    return words.every((word) => searched.includes(word))
  }
}
