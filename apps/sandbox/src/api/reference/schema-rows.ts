import type { JsonObject } from '@remesa/api-client/openapi'

/** A field of a body or a response, as a row in the API reference. */
export interface SchemaRow {
  /** Path of the field from the root, for example `requestedAmounts[].totalAmount`. */
  readonly path: string
  readonly type: string
  readonly required: boolean
  /** An explanation of the field's name, if the name alone is not clear. */
  readonly about?: string
}

const maxDepth = 8

/** Schemas by the names under which `$ref` refers to them. */
export type NamedSchemas = JsonObject

/** The schema that a reference refers to. A schema without a reference is returned unchanged. */
export const targetOf = (schema: unknown, named: NamedSchemas): unknown =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? named[nameIn(schema['$ref'])] : schema

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''

/**
 * Every field of a schema, each parent field before its children. For a union, these are the fields of all its members.
 */
export const schemaRows = (
  reference: unknown,
  named: NamedSchemas = {},
  path = '',
  depth = 0,
): readonly SchemaRow[] => {
  const schema = targetOf(reference, named)
  if (!isObject(schema) || depth > maxDepth) return []
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const fields = isObject(schema['properties']) ? Object.entries(schema['properties']) : []
  const own = fields.flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    const about = isObject(field) ? field['description'] : undefined
    const row = {
      ...{ path: at, type: typeText(field), required: required.includes(name) },
      ...(typeof about === 'string' ? { about } : {}),
    }
    return [row, ...schemaRows(field, named, at, depth + 1)]
  })
  const items = schemaRows(schema['items'], named, `${path}[]`, depth + 1)
  const known = new Set<string>()
  return [
    ...own,
    ...items,
    ...optionsOf(schema).flatMap((one) => schemaRows(one, named, path, depth + 1)),
  ].filter((row) => !known.has(row.path) && known.add(row.path))
}

/** A short text for a schema, for example `string, at most 200`, `list of number`, `"P" | "F"`. */
export const typeText = (schema: unknown): string => {
  if (!isObject(schema)) return 'anything'
  if ('const' in schema) return JSON.stringify(schema['const'])
  const options = optionsOf(schema)
  if (options.length > 0) return [...new Set(options.map(typeText))].join(' | ')
  const values = schema['enum']
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (typeof schema['$ref'] === 'string') return nameIn(schema['$ref'])
  if (schema['type'] === 'array') return `list of ${typeText(schema['items'])}`
  const type = typeof schema['type'] === 'string' ? schema['type'] : 'anything'
  return [schema['format'] ? `${type} (${schema['format']})` : type, ...limitsOf(schema)].join(', ')
}

const limitsOf = (schema: JsonObject): readonly string[] => {
  const limits = [
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
    ['minimum', 'from'],
    ['maximum', 'to'],
  ] as const
  return limits.flatMap(([name, words]) => {
    const limit = schema[name]
    // The largest safe integer is only a technical limit, so the text omits this limit.
    return typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? [`${words} ${limit}`] : []
  })
}

const optionsOf = (schema: JsonObject): readonly unknown[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const options = schema[name]
    return Array.isArray(options) ? options : []
  })

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
