import { contract } from '@remesa/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { addUser } from './users.fixtures'

const admin = 'provider-admin'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe("the level of a user's reach", () => {
  const reachBy = async (filter: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ size: '1000', active: 'true', ...filter })
    const { body } = await world.call(admin, `GET /api/configuration/v1/user?${query}`)
    const { content } = contract.users.list.response.parse(body)
    return new Map(content.map(({ username, reach }) => [username, reach]))
  }
  const assigned = async (username: string, ...path: readonly [string, string?, string?]) =>
    addUser(world, { username }, [path])

  it('[USR-73] the list of users filtered by a record shows for each user the level of the assignment: client, subclient or point', async () => {
    await assigned('reach-client', 'Bazar Norte')
    await assigned('reach-center', 'Bazar Norte', 'Bazar Norte Bilbao')
    await assigned('reach-point', 'Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12')
    await assigned('reach-other', 'Bazar Norte', 'Bazar Norte Bilbao', 'Casco Viejo')
    const levelsFor = async (filter: Readonly<Record<string, string>>) => {
      const found = await reachBy({ username: 'reach-', ...filter })
      return ['client', 'center', 'point', 'other'].map((name) => found.get(`reach-${name}`))
    }
    expect(await levelsFor({ servicePoint: 'gran via 12' })).toEqual([
      'client',
      'subclient',
      'service-point',
      undefined,
    ])
    const ofCenter = ['client', 'subclient', 'service-point', 'service-point']
    expect(await levelsFor({ subClient: 'Bilbao' })).toEqual(ofCenter)
    expect(await levelsFor({ client: 'Bazar', subClient: 'Bilbao' })).toEqual(ofCenter)
    expect(await levelsFor({ client: 'Bazar', servicePoint: 'Casco' })).toEqual([
      'client',
      'subclient',
      undefined,
      'service-point',
    ])
    expect(await levelsFor({})).toEqual([null, null, null, null])
  })

  it.each([
    ['emilio', true],
    ['duero emi', true],
    ['customer-empty', true],
    ['DUERO  customer', true],
    ['emilio lindner', false],
  ])('[USR-74] a search for %j finds Emilio Duero: %s', async (search, isFound) => {
    expect([...(await reachBy({ search })).keys()].includes('customer-empty')).toBe(isFound)
  })
})
