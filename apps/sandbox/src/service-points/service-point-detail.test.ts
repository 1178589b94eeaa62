import { contract, MAX_DETAILS } from '@remesa/api-client/contract'
import { modulesFor, ServicePointDetail } from '@remesa/domain/service-points'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adapters } from '../db/schema'
import { activeAccounts, seedAccounts } from '../db/seed'
import { seedAdapters } from '../db/seed/place-kinds'
import { pointId } from '../testing/places'
import { deviceBody, limitOf, modules } from '../testing/service-point-body'
import { createTestWorld, type TestWorld, testSafe } from '../testing/test-world'
import { admin, detailAs, idOfCode, path, staff } from './service-points.fixtures'

/** The fields that only administrators may see. Their texts occur only here in the demo data. */
const administered = {
  ssId: 'safe-account-77',
  paymentService: { accountId: 'pay-account-77', locationId: 'pay-location-77', fee: 7_777 },
  thirdcodes: [{ system: 'third-system-77', code: 'third-code-77' }],
  limits: [limitOf('EUR', 7_777.77)],
}
const password = 'safe-password-77'

let world: TestWorld
let id: number
beforeAll(async () => {
  world = await createTestWorld()
  const chosen = modules('deposit', 'rv', 'remesapay')
  const body = deviceBody('secret', { ...administered, password, adapters: chosen, currencies: [1] })
  await world.call(admin, `POST ${path}`, { body })
  id = await idOfCode(world, 'secret')
})
afterAll(() => world.close())

const mayEdit = [staff, admin]
const reaching = ['customer-operator', 'customer-viewer', 'customer-supervisor']

describe('[API-CFG-27] one service point', () => {
  it('for users who may edit a service point, the detail of the point contains everything except the password', async () => {
    for (const username of mayEdit) {
      const detail = await detailAs(world, username, id)
      expect(detail).toMatchObject({
        ...administered,
        id,
        codeSol: 'secret',
        uniqueCode: 'ES-0101-0301-secret',
        type: 'CASHTODAY',
        currencies: [{ code: 'EUR' }],
        adapters: [{ code: 'deposit' }, { code: 'rv' }, { code: 'remesapay' }],
        subclient: { description: 'Bazar Norte Bilbao', client: { description: 'Bazar Norte' } },
      })
    }
  })

  it.each(reaching)(
    '[AZ-05] the detail of a service point contains for the user %s the fields that orders and deposits need, but no administrative fields',
    async (username) => {
      const { status, body } = await world.call(username, `GET ${path}/${id}`)
      expect(status).toBe(200)
      expect(ServicePointDetail.parse(body)).toMatchObject({
        codeSol: 'secret',
        deviceId: 'DEV-secret',
        uniqueCode: null,
        ssId: null,
        codTypeServicepoint: null,
        descTypeServicePoint: null,
        thirdcodes: [],
        limits: [],
        paymentService: null,
      })
      expect(JSON.stringify(body)).not.toMatch(/77/)
    },
  )

  it('[AZ-05] the detail of a service point contains the point’s type for staff, but contains null instead of the type for a customer’s operator', async () => {
    const typed = await detailAs(world, staff, 1)
    expect([typed.codTypeServicepoint, typed.descTypeServicePoint]).toEqual(['T', 'Tienda'])
    const hidden = await detailAs(world, 'customer-operator', 1)
    expect([hidden.codTypeServicepoint, hidden.descTypeServicePoint]).toEqual([null, null])
  })

  it('[AZ-05] the detail of a service point has the same fields for all users, and the list of points has no administrative fields', async () => {
    const keys = async (username: string) =>
      Object.keys(Object((await world.call(username, `GET ${path}/${id}`)).body)).toSorted()
    const every = await keys(admin)
    expect(every).not.toContain('password')
    for (const username of reaching) expect(await keys(username)).toEqual(every)
    for (const { username } of activeAccounts) {
      const { body } = await world.call(username, `GET ${path}?size=1000`)
      expect(JSON.stringify(body)).not.toMatch(
        /safe-|pay-|third-|ssId|assword|paymentService|uniqueCode|thirdcodes/,
      )
    }
  })

  it('[AZ-05] no response of any call contains the password of a service point, nor the hash of the password', async () => {
    for (const { username } of seedAccounts) {
      for (const line of [`GET ${path}/${id}`, `GET ${path}?codeSol=secret`, `POST ${path}/${id}/sync`]) {
        const { body } = await world.call(username, line)
        expect(JSON.stringify(body)).not.toMatch(/safe-password|argon2|assword/)
      }
    }
  })
})

describe('several service points', () => {
  const detailsAs = async (username: string, ids: readonly number[]) =>
    contract.servicePoints.details.response.parse(
      (await world.call(username, `GET ${path}/details?ids=${ids.join(',')}`)).body,
    )

  it('[IMP-26] a request for several service points returns each point as in its detail, in the order of the ids', async () => {
    const both = await detailsAs(staff, [id, pointId('Gran Vía 12'), id])
    expect(both.map((point) => point.id)).toEqual([id, pointId('Gran Vía 12')])
    for (const point of both) expect(point).toEqual(await detailAs(world, staff, point.id))
    expect(both[0]).toMatchObject(administered)
  })

  it('[AZ-01] the response to a request for several service points omits missing points and points that the caller may not see', async () => {
    const ids = [pointId('Mönckebergstraße'), 999_999, id]
    expect((await detailsAs(staff, ids)).map((point) => point.id)).toEqual([id])
  })

  it('[IN-01] at most 200 service points can be read at once', async () => {
    const ids = Array.from({ length: MAX_DETAILS + 1 }, (_, at) => at + 1).join(',')
    expect((await world.call(staff, `GET ${path}/details?ids=${ids}`)).status).toBe(400)
  })
})

it('[SVP-51] users who add or edit service points see the default account of a new safe, but no user sees its password', async () => {
  for (const { username } of activeAccounts) {
    const { status, body } = await world.call(username, `GET ${path}/safe-defaults`)
    const isAllowed = mayEdit.some((each) => each === username)
    expect([username, status]).toEqual([username, isAllowed ? 200 : 403])
    if (isAllowed) expect(body).toEqual({ ssId: testSafe.account, hasPassword: true })
    expect(JSON.stringify(body)).not.toContain(testSafe.password)
  }
})

it('[API-CFG-37] the catalogue of modules contains exactly the modules that a user can choose in a form', async () => {
  await world.db.insert(adapters).values({ id: 99, code: 'retired', name: 'Sol Customer Retired' })
  const { body } = await world.call('no-access', 'GET /api/configuration/v1/adapter/assignable')
  const offered = contract.servicePoints.assignableAdapters.response.parse(body)
  expect(offered).toEqual(seedAdapters.map((adapter) => ({ ...adapter, assignable: true })))
  expect(modulesFor('SOL', offered).map(({ code }) => code)).toEqual([
    'sol_customer',
    'pickup',
    'delivery',
    'delivery-exchange',
    'assistance-service',
    'supply-material-service',
  ])
  expect(modulesFor('CASHTODAY', offered).map(({ code }) => code)).toEqual([
    'deposit',
    'issues',
    'balances',
    'accreditations',
    'rv',
    'remesapay',
  ])
})
