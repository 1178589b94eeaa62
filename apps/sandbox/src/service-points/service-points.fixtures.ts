import { contract } from '@remesa/api-client/contract'
import type { TestWorld } from '../testing/test-world'

export const path = '/api/configuration/v1/service-point'

/**
 * Staff of the provider in Spain, the administrator of all countries, and a customer who may not administer records.
 */
export const [staff, admin, customer] = ['provider-staff', 'provider-admin', 'customer-operator'] as const

/** A page of the list of service points, as the account with this username gets it. */
export const listAs = async ({ call }: Pick<TestWorld, 'call'>, username: string, query = 'size=1000') => {
  const { body } = await call(username, `GET ${path}?${query}`)
  return contract.servicePoints.list.response.parse(body)
}

/** A service point with all its data, as the account with this username gets it. */
export const detailAs = async ({ call }: Pick<TestWorld, 'call'>, username: string, id: number) => {
  const { body } = await call(username, `GET ${path}/${id}`)
  return contract.servicePoints.get.response.parse(body)
}

/** Id of the service point with a code. */
export const idOfCode = async (world: Pick<TestWorld, 'call'>, codeSol: string): Promise<number> => {
  const { content } = await listAs(world, admin, `codeSol=${codeSol}&codePrecise=true`)
  return content[0]?.id ?? 0
}
