import { type Issue, issue } from '@remesa/domain/kernel'

/**
 * Whether a database can store a text unchanged. Databases refuse NUL, and replace an unpaired surrogate with another
 * character.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** The number of nesting levels that are searched. A value with more levels is refused as a whole. */
const maxDepth = 100

/** An issue for each text in a value that a database can't store unchanged, including the names of fields. */
export const unstorableTexts = (value: unknown, path = '', depth = 0): readonly Issue[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [issue('regex', path)]
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  return Object.entries(value).flatMap(([name, child]) => {
    if (!isStorable(name)) return [issue('regex', path)]
    return unstorableTexts(child, path === '' ? name : `${path}.${name}`, depth + 1)
  })
}
