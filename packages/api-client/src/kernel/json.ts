import { err, ok, type Result } from '@remesa/domain/kernel'

/** Greatest depth of nesting that is accepted. */
export const MAX_JSON_DEPTH = 100
/** Largest number of entries of one list. The schema library overflows the stack when it reports many more. */
export const MAX_JSON_ITEMS = 50_000

/** Reasons to reject a JSON text: syntax, nesting too deep, a list too long, `__proto__` as a key. */
export type JsonRefusal = 'syntax' | 'depth' | 'items' | 'prototype'

/**
 * The value of a JSON text, or the reason why the text is refused: invalid syntax, or a value beyond the bounds of this
 * file.
 */
export const readJson = (text: string): Result<unknown, JsonRefusal> => {
  try {
    const value: unknown = JSON.parse(text)
    const refusal = jsonRefusal(value)
    return refusal === undefined ? ok(value) : err(refusal)
  } catch {
    return err('syntax')
  }
}

/** The reason why a parsed JSON value is beyond the bounds of this file; `undefined` if it is within them. */
export const jsonRefusal = (root: unknown): Exclude<JsonRefusal, 'syntax'> | undefined => {
  const open: { readonly value: object; readonly depth: number }[] = []
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, depth })
  }
  visit(root, 1)
  // A list of pending values instead of recursion, because a deep value would overflow the stack.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (depth > MAX_JSON_DEPTH) return 'depth'
    if (Array.isArray(value) && value.length > MAX_JSON_ITEMS) return 'items'
    if (Object.hasOwn(value, '__proto__')) return 'prototype'
    for (const child of Object.values(value)) visit(child, depth + 1)
  }
  return undefined
}
