/** The parts of a schema's issue that describe the expected value. */
interface SchemaIssue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
}

/** A value that differs from the schema: its path, the expected value and the actual value. */
export interface Mismatch {
  readonly expected: string
  readonly found: string
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** The first validation issue of a schema as words, such as `expected a text at content.0.code` and `found 7`. */
export const mismatch = ([first]: readonly SchemaIssue[], value: unknown): Mismatch => {
  if (first === undefined) return { expected: 'another form', found: 'found this' }
  const at = first.path.map(String)
  const where = at.length === 0 ? 'as the body' : `at ${at.join('.')}`
  const held = at.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value)
  return { expected: `expected ${formOf(first)} ${where}`, found: `found ${shown(held)}` }
}

const formOf = (issue: SchemaIssue): string => {
  const of = (name: string): unknown => Reflect.get(issue, name)
  const texts = (name: string): readonly string[] => {
    const values = of(name)
    return Array.isArray(values) ? values.map(String) : []
  }
  switch (issue.code) {
    case 'invalid_type':
      return words[String(of('expected'))] ?? String(of('expected'))
    case 'invalid_value':
      return `one of ${texts('values').join(', ')}`
    case 'invalid_union':
      return formsOf(of('errors')) || 'another form'
    case 'invalid_format':
      return `a text of the form ${of('format')}`
    case 'too_small':
      return `at least ${of('minimum')}`
    case 'too_big':
      return `at most ${of('maximum')}`
    case 'unrecognized_keys':
      return `no field ${texts('keys').join(', ')}`
    default:
      return 'another form'
  }
}

/**
 * The forms that the branches of a union accept. A branch counts only if its first issue is about the value itself, not
 * about a part of the value.
 */
const formsOf = (branches: unknown): string => {
  if (!Array.isArray(branches)) return ''
  const firsts: readonly SchemaIssue[] = branches.flatMap((issues: readonly SchemaIssue[]) =>
    issues.slice(0, 1),
  )
  return [...new Set(firsts.filter(({ path }) => path.length === 0).map(formOf))].join(' or ')
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing'
