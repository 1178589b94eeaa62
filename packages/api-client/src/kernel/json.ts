import { err, ok, type Result } from '@remesa/domain/kernel'

/** The highest accepted number of nesting levels in a JSON value. */
export const MAX_JSON_DEPTH = 100
/**
 * The highest accepted number of entries in one list of a JSON value. For a longer list, the schema library might
 * report so many issues that the stack overflows.
 */
export const MAX_JSON_ITEMS = 50_000

/**
 * Reasons for which a JSON text is refused: invalid syntax, too many nesting levels, a list that is too long, or
 * `__proto__` as a key.
 */
export type JsonRefusal = 'syntax' | 'depth' | 'items' | 'prototype'

/**
 * The value of a JSON text, or the reason for which it is refused. The syntax may be invalid, or the value exceeds
 * MAX_JSON_DEPTH or MAX_JSON_ITEMS, or contains `__proto__` as a key.
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

/** The reason for which a parsed JSON value is refused; `undefined` if it is accepted. */
export const jsonRefusal = (root: unknown): Exclude<JsonRefusal, 'syntax'> | undefined => {
  const open: { readonly value: object; readonly depth: number }[] = []
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, depth })
  }
  visit(root, 1)
  // A list of pending values is used instead of recursion, because recursion into a deeply nested value would overflow
  // the stack.
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (depth > MAX_JSON_DEPTH) return 'depth'
    if (Array.isArray(value) && value.length > MAX_JSON_ITEMS) return 'items'
    if (Object.hasOwn(value, '__proto__')) return 'prototype'
    for (const child of Object.values(value)) visit(child, depth + 1)
  }
  return undefined
}
