import * as domain from '@remesa/domain'
import * as z from 'zod/mini'
import * as calls from '../contract'

/** A registry of the schema names that are used when schemas are converted to JSON Schema. */
export type SchemaNames = z.core.$ZodRegistry<{ readonly id: string }>

/**
 * A registry of the schemas that have a name in the code. The OpenAPI document defines each of them once, so that a
 * generated client has types such as `OrderRow` and `ServicePoint`. `Problem` is not in the registry, because the
 * document contains a separate definition of it.
 */
export const schemaNames = (): SchemaNames => {
  const names: SchemaNames = z.registry<{ readonly id: string }>()
  const exported = [...Object.entries<unknown>(domain), ...Object.entries<unknown>(calls)]
  for (const [id, value] of exported) {
    const isNamed = /^[A-Z]/.test(id) && id !== 'Problem'
    if (isNamed && value instanceof z.core.$ZodType && !names.has(value)) names.add(value, { id })
  }
  return names
}
