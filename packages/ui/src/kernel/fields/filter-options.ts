import { containsWords } from '../texts/contains-words'
import type { Option } from './select'

/**
 * The options whose label contains every word of the search, in their original order; all options for an empty search.
 */
export const filterOptions = (options: readonly Option[], search: string): readonly Option[] => {
  const isFound = containsWords(search)
  return search.trim() === '' ? options : options.filter((option) => isFound(option.label))
}
