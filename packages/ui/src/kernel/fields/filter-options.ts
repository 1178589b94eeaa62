import type { Option } from './select'

/** Text without accents and case, so that `malaga` finds `Málaga`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options whose label contains every word of a search, in their order; all of them for an empty search. */
export const filterOptions = (options: readonly Option[], search: string): readonly Option[] => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const label = plain(option.label)
    return words.every((word) => label.includes(word))
  })
}
