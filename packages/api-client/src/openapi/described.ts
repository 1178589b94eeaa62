import type { JsonObject } from './json-object'

/** Descriptions of schemas, properties and parameters whose names need an explanation. */
export interface Vocabulary {
  /**
   * Descriptions of properties and parameters. A key is the name of a property or parameter, such as `number`. If a
   * description applies to one schema or call only, the name of that schema or call precedes, as in
   * `orders.find.number`.
   */
  readonly fields: Readonly<Record<string, string>>
  /** Descriptions by the name of a schema. */
  readonly schemas: Readonly<Record<string, string>>
}

/** Keys of the OpenAPI document whose values are data, not schemas, although they may look like schemas. */
const examples = new Set(['example', 'examples', 'x-codeSamples', 'enum', 'const', 'default'])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/**
 * Returns functions that add these descriptions to parts of a document. A part that already has a description keeps it.
 */
export const describer = ({ fields, schemas }: Vocabulary) => {
  const named = (value: unknown, name: string, place: string): unknown => {
    const description = fields[`${place}.${name}`] ?? fields[name]
    return !isObject(value) || description === undefined ? value : { description, ...value }
  }
  const within = (value: unknown, place: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => within(item, place))
    if (!isObject(value)) return value
    return mapped(value, (part, key) => {
      if (examples.has(key)) return part
      if (key === 'properties' && isObject(part))
        return mapped(part, (property, name) => named(within(property, place), name, place))
      if (key === 'parameters' && Array.isArray(part))
        return part.map((parameter) => named(parameter, String(parameter.name), place))
      return within(part, place)
    })
  }
  return {
    /**
     * Returns a part of the document with descriptions. `place` is the name of the schema or call that contains the
     * part.
     */
    part: (described: JsonObject, place: string): JsonObject => {
      const whole = within(described, place)
      const description = schemas[place]
      if (!isObject(whole)) return described
      return description === undefined ? whole : { description, ...whole }
    },
  }
}
