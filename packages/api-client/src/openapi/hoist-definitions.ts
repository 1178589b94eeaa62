import type { JsonObject } from './json-object'

export interface DefinitionHoist {
  /** Moves the definitions in a value to `components`, and changes the references to them. */
  readonly hoist: (value: JsonObject) => JsonObject
  /** The definitions that have been moved so far, by their name under `#/components/schemas`. */
  readonly components: JsonObject
}

/**
 * Moves definitions inside schemas to the components of the OpenAPI document, because references start at the root of
 * the document and not at the root of a schema. Equal definitions become one definition.
 */
export const createDefinitionHoist = (): DefinitionHoist => {
  const components: Record<string, unknown> = {}
  const names = new Map<string, string>()

  /** The name of a definition: its name in the code or, without one, `AnyJson` or `Shared<n>`. */
  const nameOf = (key: string, definition: unknown): string => {
    if (!key.startsWith('__schema')) return key
    if (isAnyJson(key, definition)) return 'AnyJson'
    const text = JSON.stringify(definition)
    const name = names.get(text) ?? `Shared${names.size + 1}`
    names.set(text, name)
    return name
  }

  const hoist = (object: JsonObject): JsonObject => {
    const { $defs, ...rest } = object
    if (!isObject($defs)) return mapped(rest, hoistChild)
    const targets = new Map(
      Object.entries($defs).map(([name, definition]) => [`#/$defs/${name}`, nameOf(name, definition)]),
    )
    const redirectObject = (value: JsonObject): JsonObject => {
      const target = targets.get(String(value['$ref']))
      const others = mapped(value, redirect)
      return target === undefined ? others : { ...others, $ref: `#/components/schemas/${target}` }
    }
    const redirect = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(redirect)
      return isObject(value) ? redirectObject(value) : value
    }
    for (const [name, definition] of Object.entries($defs))
      components[nameOf(name, definition)] = isAnyJson(name, definition) ? anyJson : redirect(definition)
    return redirectObject(rest)
  }
  const hoistChild = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoistChild)
    return isObject(value) ? hoist(value) : value
  }
  return { hoist, components }
}

const anyJson = { description: 'Any JSON value.' }

/** Whether a definition is Zod's recursive type of any JSON value. Some client generators can't resolve it. */
const isAnyJson = (name: string, definition: unknown): boolean => {
  const parts = isObject(definition) && Array.isArray(definition['anyOf']) ? definition['anyOf'] : []
  const self = JSON.stringify({ $ref: `#/$defs/${name}` })
  return ['items', 'additionalProperties'].every((of) =>
    parts.some((part) => isObject(part) && JSON.stringify(part[of]) === self),
  )
}

const mapped = (object: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
