import { contract, type ListedEndpoint, listEndpoints } from '@remesa/api-client/contract'
import {
  contractFacts,
  type EndpointExample,
  type FeatureDescription,
  factsOn,
} from '@remesa/api-client/openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointRequests, prepareRows } from '../src/testing/requests'
import { keepDisclaimers } from '../src/testing/seeded-disclaimers'
import { createTestWorld, type TestWorld } from '../src/testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await prepareRows(world)
})
afterAll(() => world.close())

type Facts = Readonly<Record<string, FeatureDescription>>
const facts: Facts = contractFacts

/** Calls whose responses depend on the days in their requests. */
const dated = [
  'orders.history',
  'orders.createPickup',
  'orders.createDelivery',
  'orders.createAssistance',
  'reports.requestOrders',
  'reports.requestEmployeeSearches',
  'reports.requestDeposits',
]

/** Examples with ids that each database creates anew. The ids in these examples are valid, but no row has them. */
const givenAnew = [
  'firms.image',
  'firms.checkExpected',
  'firms.askChallenge',
  'firms.answerChallenge',
  'session.confirmSignIn',
  'session.endSession',
  'session.renewServiceSecret',
  'session.endServiceAccount',
]

/**
 * Calls whose responses have no fixed field names, because the names are keys of overridden texts. A new database has
 * no overridden texts.
 */
const withoutFixedNames = ['session.translations']

const lineOf = ({ endpoint }: ListedEndpoint, { params = {}, query = {} }: EndpointExample): string => {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return `${endpoint.method} ${path}${pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`}`
}

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

describe('the examples of the OpenAPI document', () => {
  // The calls are made in the order of the contract, because some calls need rows that earlier calls have created.
  it.each(listEndpoints(contract))(
    'the examples of $id in the OpenAPI document are the actual responses of the back end',
    async (listed) => {
      const { id, feature, name, endpoint } = listed
      const example = facts[feature]?.calls[name] ?? {}
      const { by = 'customer-operator' } = endpointRequests[id] ?? {}
      const { status, body } = await world.call(by, lineOf(listed, example), { body: example.body })
      await keepDisclaimers(world, id)
      expect(status, JSON.stringify(body)).toBeOneOf(givenAnew.includes(id) ? [404] : [200, 204])
      if (status === 200 && endpoint.file === undefined && !withoutFixedNames.includes(id))
        expect(namesIn(body)).toEqual(expect.arrayContaining([...namesIn(example.answer)]))
    },
  )

  it.each(['2026-11-26', '2026-12-06', '2027-06-30'])(
    'a back end on the day %s accepts the examples of the contract as well',
    async (day) => {
      const now = new Date(`${day}T09:30:00Z`)
      world.setNow(now)
      const moved: Facts = factsOn(now)
      for (const listed of listEndpoints(contract).filter(({ id }) => dated.includes(id))) {
        const example = moved[listed.feature]?.calls[listed.name] ?? {}
        const { by = 'customer-operator' } = endpointRequests[listed.id] ?? {}
        const { status, body } = await world.call(by, lineOf(listed, example), { body: example.body })
        expect({ id: listed.id, status, body }).toMatchObject({ id: listed.id, status: 200 })
      }
    },
  )
})
