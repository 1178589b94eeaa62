import type { Contract, Endpoint } from './define-endpoint'

/** Name of an endpoint in the whole contract, such as `orders.history`. */
export type EndpointId<C extends Contract> = {
  [Feature in keyof C & string]: `${Feature}.${keyof C[Feature] & string}`
}[keyof C & string]

/** An endpoint with its names in the contract. */
export interface ListedEndpoint {
  /** The name of the endpoint in the whole contract, such as `orders.history`. */
  readonly id: string
  /** The feature of the endpoint, such as `orders`. */
  readonly feature: string
  /** The name of the endpoint within its feature, such as `history`. */
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every endpoint of a contract, in the order in which the contract declares them. */
export const listEndpoints = (contract: Contract): readonly ListedEndpoint[] =>
  Object.entries(contract).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      id: `${feature}.${name}`,
      feature,
      name,
      endpoint,
    })),
  )
