import { foldedText } from '@remesa/domain/kernel'

/** Whether a text contains every word of a search, both folded (KRN-60). An empty search is in every text. */
export const containsWords = (search: string): ((text: string) => boolean) => {
  const words = foldedText(search).split(' ').filter(Boolean)
  return (text) => {
    const searched = words.length === 0 ? '' : foldedText(text)
    return words.every((word) => searched.includes(word))
  }
}
