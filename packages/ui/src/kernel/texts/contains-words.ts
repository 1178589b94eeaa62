/** Text without accents and case, so that `malaga` finds `Málaga`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every word of a search, whatever its accents and case. An empty search is in every text. */
export const containsWords = (search: string): ((text: string) => boolean) => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const searched = words.length === 0 ? '' : plain(text)
    return words.every((word) => searched.includes(word))
  }
}
