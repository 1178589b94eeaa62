import * as domain from '@remesa/domain'
import * as z from 'zod/mini'
import * as calls from '../contract'

/** Names of schemas, for their conversion. */
export type SchemaNames = z.core.$ZodRegistry<{ readonly id: string }>

/**
 * The schemas that have a name in the code, by that name. A description defines each once, so that a
 * generated client has an `OrderRow` and a `ServicePoint`. `Problem` is defined by the description itself.
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
