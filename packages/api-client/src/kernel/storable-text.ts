import { type Issue, issue } from '@remesa/domain/kernel'

/**
 * Whether a database can store a text unchanged. Databases refuse NUL, and replace an unpaired surrogate with another
 * character.
 */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** The deepest nesting that is searched; a value with deeper nesting is refused as a whole. */
const maxDepth = 100

/** An issue for each text in a value, field names included, that a database can't store unchanged. */
export const unstorableTexts = (value: unknown, path = '', depth = 0): readonly Issue[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [issue('regex', path)]
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  return Object.entries(value).flatMap(([name, child]) => {
    if (!isStorable(name)) return [issue('regex', path)]
    return unstorableTexts(child, path === '' ? name : `${path}.${name}`, depth + 1)
  })
}
