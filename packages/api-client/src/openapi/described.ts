import type { JsonObject } from './json-object'

/** Descriptions of schemas, properties and parameters whose names are not clear by themselves. */
export interface Vocabulary {
  /**
   * Descriptions of properties and parameters. A key is a name, such as `number`, or a name after its schema or call,
   * such as `orders.find.number`.
   */
  readonly fields: Readonly<Record<string, string>>
  /** Descriptions by the name of a schema. */
  readonly schemas: Readonly<Record<string, string>>
}

/** Keys of the OpenAPI document whose values are data, although they may look like parts of a schema. */
const examples = new Set(['example', 'examples', 'x-codeSamples', 'enum', 'const', 'default'])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** Adds descriptions of the vocabulary to parts of the document that have none. */
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
     * Returns a part of the document with its descriptions; `place` is the name of the schema or call that contains the
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
