import * as z from 'zod/mini'
import type { Endpoint } from '../src/contract'

/** Values for the parameters of paths. Each parameter in the contract accepts at least one of them. */
const segments = [7, '7', 'ES', 'es.json', 'pick-up-service', 'clients', 'P-1'] as const

/** A valid input for an endpoint: path parameters that its schema accepts, and an empty query and body. */
export const inputOf = ({ params }: Endpoint) => ({
  params: Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([name, schema]) => {
      const fitting = segments.find((segment) => z.safeParse(schema, segment).success)
      if (fitting === undefined) throw new Error(`no segment fits the path parameter ${name}`)
      return [name, fitting]
    }),
  ),
  query: {},
  body: {},
})

type LooseCall = (input: object, options: object) => Promise<unknown>

/** Calls an endpoint whose feature and name are strings. Typed callers never need this. */
export const callByName = (
  api: object,
  {
    feature,
    name,
    endpoint,
  }: { readonly feature: string; readonly name: string; readonly endpoint: Endpoint },
): Promise<unknown> => {
  const call: LooseCall = Reflect.get(Reflect.get(api, feature), name)
  return call(inputOf(endpoint), endpoint.creates === true ? { idempotencyKey: 'key-1' } : {})
}
