import { type Issue, issue } from '@remesa/domain/kernel'

/** NUL, which the database refuses, and halves of surrogate pairs, which it would replace by another character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Deeper values are refused as a whole. */
const maxDepth = 100

/** An issue for each text of a value, names of fields among them, that cannot be stored as it is. */
export const unstorableTexts = (value: unknown, path = '', depth = 0): readonly Issue[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [issue('regex', path)]
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  return Object.entries(value).flatMap(([name, child]) => {
    if (!isStorable(name)) return [issue('regex', path)]
    return unstorableTexts(child, path === '' ? name : `${path}.${name}`, depth + 1)
  })
}
