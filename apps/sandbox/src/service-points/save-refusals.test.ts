import { Problem } from '@remesa/api-client/contract'
import { eq, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients, servicePoints, subclients } from '../db/schema'
import { seedAccounts } from '../db/seed'
import { pointId } from '../testing/places'
import {
  deviceBody,
  limitOf,
  modules,
  storedBody,
  subclientId,
  untakenBody,
} from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { admin, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const save = (body: unknown, as: string = staff) => world.call(as, `POST ${path}`, { body })

const tables = [
  'service_points',
  'service_point_adapters',
  'service_point_channels',
  'service_point_currencies',
  'service_point_limits',
  'service_point_third_codes',
]

/** All rows that saving a service point can write, in a short format. */
const everything = (): Promise<unknown> =>
  world.db
    .select(
      Object.fromEntries(
        tables.map((table) => [
          table,
          sql`(select md5(string_agg(t::text, ';' order by t::text)) from ${sql.identifier(table)} t)`,
        ]),
      ),
    )
    .from(sql`(select 1) as once`)

const issuesOf = async (body: unknown) => {
  const before = await everything()
  const answer = await save(body)
  expect(answer.status).toBe(400)
  expect(await everything()).toEqual(before)
  return Problem.parse(answer.body).issues?.map(({ path: at, rule }) => `${at}: ${rule}`)
}

const safe = { adapters: modules('rv'), ssId: 'S', password: 'p' }
const payment = { accountId: 'A', locationId: 'L', fee: 1 }

describe('[ADM-SPT-58] a new service point is refused', () => {
  it.each<[string, Parameters<typeof untakenBody>[0], string[]]>([
    ['with a device', { deviceId: 'D', idSmartcash: 'S' }, ['idSmartcash: invalid', 'deviceId: invalid']],
    ['with a module of devices', { adapters: modules('sol_customer', 'deposit') }, ['adapters.1: invalid']],
    ['with a module that does not exist', { adapters: [1, 99_999] }, ['adapters.1: invalid']],
    [
      'with deposits switched on',
      { openChannel: true, accountDate: true },
      ['openChannel: invalid', 'accountDate: invalid'],
    ],
    [
      'with currencies and channels',
      { currencies: [1], channels: [1] },
      ['channels.0: invalid', 'currencies.0: invalid'],
    ],
    ['with a safe', { ssId: 'S', password: 'p' }, ['ssId: invalid', 'password: invalid']],
    [
      'with agile pickup but without the pickup module',
      { agilePickup: true, adapters: [1] },
      ['agilePickup: invalid'],
    ],
    [
      'with a payment account',
      { paymentService: payment },
      ['accountId', 'locationId', 'fee'].map((name) => `paymentService.${name}: invalid`),
    ],
    ['with another code than the system has', { codeSol: '9299' }, ['codeSol: unchangeable']],
    ['with a blank code', { codeSol: '  ' }, ['codeSol: min']],
    ['with an unknown id', { oidSol: 'PS-8888' }, ['codeSol: servicepointNotFound']],
    ['without the id of its type', { oidSol: null }, ['codeSol: servicepointNotFound']],
    ['with another description than the system has', { description: 'Mine' }, ['description: unchangeable']],
    [
      'with other types than the system has',
      { codTypeServicepoint: 'X', descTypeServicePoint: null },
      ['codTypeServicepoint: unchangeable', 'descTypeServicePoint: unchangeable'],
    ],
    ['with a wrong unique code', { uniqueCode: 'ES-1' }, ['uniqueCode: unchangeable']],
    ['without an address', { address: ' ' }, ['address: min']],
    ['with a third decimal in a limit', { limits: [limitOf('EUR', 0.005)] }, ['limits.0.amount: amount']],
    [
      'with a limit in a currency that does not exist',
      { limits: [{ currency: { id: 99, code: 'EUR', symbol: '€' }, amount: 1 }] },
      ['limits.0.currency.id: currency'],
    ],
  ])('a new service point from the operations system is refused %s', async (_, changes, issues) => {
    expect(await issuesOf(untakenBody(changes))).toEqual(issues)
  })

  it.each<[string, Parameters<typeof untakenBody>[0], string[]]>([
    [
      'with the type SOL',
      { type: 'SOL', idSmartcash: null, deviceId: null },
      ['codeSol: servicepointNotFound'],
    ],
    [
      'without a device',
      { deviceId: null, idSmartcash: null },
      ['idSmartcash: required', 'deviceId: required'],
    ],
    ['with a blank SmartCash id', { idSmartcash: '  ' }, ['idSmartcash: min']],
    [
      'with a module that only the other type may have',
      { adapters: modules('pickup', 'balances') },
      ['adapters.0: invalid'],
    ],
    [
      'with deposits but not the main currency',
      { adapters: modules('deposit'), currencies: [2] },
      ['currencies: required'],
    ],
    [
      'with a currency that does not exist',
      { adapters: modules('deposit'), currencies: [1, 99] },
      ['currencies.1: invalid'],
    ],
    [
      'with a channel that does not exist',
      { adapters: modules('deposit'), currencies: [1], channels: [1, 999] },
      ['channels.1: invalid'],
    ],
    ['with a safe but no account', { ...safe, ssId: null }, ['ssId: required']],
    ['with a safe but no password', { ...safe, password: undefined }, ['password: required']],
    ['with a safe and a blank password', { ...safe, password: ' ' }, ['password: required']],
    [
      'with the payment service but no account',
      { adapters: modules('remesapay') },
      ['paymentService.accountId: required', 'paymentService.locationId: required'],
    ],
    ['as econo-cash', { econoCash: true }, ['econoCash: invalid']],
    [
      'with a type of the operations system',
      { codTypeServicepoint: 'T' },
      ['codTypeServicepoint: unchangeable'],
    ],
    ['with an invalid code', { codeSol: 'a b' }, ['codeSol: invalid']],
    ['with a long address', { address: 'x'.repeat(256) }, ['address: max']],
    [
      'with two third-party codes of one system',
      {
        thirdcodes: [
          { system: 'sap', code: '1' },
          { system: 'SAP ', code: '2' },
        ],
      },
      ['thirdcodes: invalid'],
    ],
    [
      'with two limits in one currency',
      { limits: [limitOf('EUR', 1), limitOf('EUR', 2)] },
      ['limits: invalid'],
    ],
  ])('a new service point entered by hand is refused %s', async (_, changes, issues) => {
    expect(await issuesOf(deviceBody('never', changes))).toEqual(issues)
  })

  it('[ADM-SPT-37] a service point is refused with econo-cash in a country without econo-cash, and with a channel of another country', async () => {
    const inGermany = {
      subclientId: subclientId('Lindner Hamburg'),
      adapters: modules('deposit'),
      currencies: [1],
    }
    const before = await everything()
    const { body } = await save(deviceBody('never', { ...inGermany, channels: [1] }), admin)
    expect(Problem.parse(body).issues).toMatchObject([{ path: 'channels.0', rule: 'invalid' }])
    const econo = await save(storedBody('Altona', { econoCash: true }), admin)
    expect(Problem.parse(econo.body).issues).toMatchObject([{ path: 'econoCash', rule: 'invalid' }])
    const foreignPoint = untakenBody({ subclientId: subclientId('Lindner Hamburg') })
    const elsewhere = await save(foreignPoint, admin)
    expect(Problem.parse(elsewhere.body).issues).toMatchObject([
      { path: 'codeSol', rule: 'servicepointNotFound' },
    ])
    expect(await everything()).toEqual(before)
  })
})

describe('[ADM-SPT-74] a changed service point is refused', () => {
  it.each<[string, Parameters<typeof untakenBody>[0], string[]]>([
    ['another code', { codeSol: '0599' }, ['codeSol: unchangeable']],
    ['no code', { codeSol: null }, ['codeSol: unchangeable']],
    ['another id of the operations system', { oidSol: 'PS-0002' }, ['oidSol: unchangeable']],
    ['another description', { description: 'Mine' }, ['description: unchangeable']],
    ['another unique code', { uniqueCode: 'ES-0599' }, ['uniqueCode: unchangeable']],
    [
      'other types than the operations system has',
      { codTypeServicepoint: null },
      ['codTypeServicepoint: unchangeable'],
    ],
    [
      'another subclient of its client',
      { subclientId: subclientId('Bazar Norte Madrid') },
      ['subclientId: unchangeable'],
    ],
    [
      'a subclient that the caller may not see',
      { subclientId: subclientId('Lindner Hamburg') },
      ['subclientId: unchangeable'],
    ],
    ['a subclient that does not exist', { subclientId: 99_999 }, ['subclientId: unchangeable']],
    ['no address', { address: ' ' }, ['address: min']],
    [
      'the other type without a device',
      { type: 'CASHTODAY', adapters: [] },
      ['idSmartcash: required', 'deviceId: required'],
    ],
    [
      'the other type with its modules',
      { type: 'CASHTODAY', idSmartcash: 'S', deviceId: 'D', adapters: [1] },
      ['adapters.0: invalid'],
    ],
  ])('a change of a stored service point is refused because of %s', async (_, changes, issues) => {
    expect(await issuesOf(storedBody('Gran Vía 12', changes))).toEqual(issues)
  })
})

describe('[SVP-55] a conflict with a save', () => {
  it.each([
    ['a code that the subclient already has, in any case', deviceBody('0501'), 'code-taken'],
    [
      'an id that another service point has',
      storedBody('Gran Vía 12', { id: undefined, uniqueCode: null }),
      'oid-taken',
    ],
  ])('saving a service point with %s gets a response with `status: 0` in the body', async (_, body, what) => {
    const before = await everything()
    expect(await save(body)).toMatchObject({
      status: 200,
      body: { status: 0, message: `service-points.refused.${what}` },
    })
    expect(await everything()).toEqual(before)
  })

  it('a new service point is refused with `status: 0` in the response if its code is taken, ignoring case', async () => {
    expect((await save(deviceBody('Letra-ñ'))).body).toMatchObject({ status: 1 })
    expect((await save(deviceBody('LETRA-Ñ'))).body).toMatchObject({ status: 0 })
  })
})

describe('[AZ-01] a save', () => {
  it.each([
    [
      'below a subclient that the caller may not see',
      deviceBody('x', { subclientId: subclientId('Lindner Hamburg') }),
    ],
    ['below a missing subclient', deviceBody('x', { subclientId: 99_999 })],
    ['of a service point that the caller may not see', storedBody('Altona')],
    ['of a missing service point', storedBody('Altona', { id: 99_999 })],
    [
      'of a service point that the caller may not see, below an own subclient',
      storedBody('Gran Vía 12', { id: pointId('Altona') }),
    ],
  ])('saving a service point %s gets 404', async (_, body) => {
    const before = await everything()
    expect(await save(body)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await everything()).toEqual(before)
  })

  it('[AZ-03] users who may neither add nor edit service points can’t save a point, even if they may see the point', async () => {
    const before = await everything()
    for (const { username } of seedAccounts.filter(({ userType }) => userType === 'CLIENTE')) {
      expect((await save(storedBody('Gran Vía 12'), username)).status).toBe(403)
      for (const call of [`PATCH ${path}/1`, `POST ${path}/1/sync`])
        expect((await world.call(username, call)).status).toBe(403)
    }
    expect(await everything()).toEqual(before)
  })

  it('[AZ-02] [IN-01] saving a service point that the caller may not see changes no rows, whatever its body contains', async () => {
    const ids = fc.constantFrom(1, 2, 3, 11, 15, 16, 99_999)
    const list = fc.array(fc.oneof(ids, fc.integer({ min: 1, max: 20 })), { maxLength: 4 })
    const hostile = fc.record(
      {
        id: ids,
        subclientId: fc.integer({ min: 1, max: 20 }),
        type: fc.constantFrom('SOL', 'CASHTODAY'),
        oidSol: fc.constantFrom(null, 'PS-0001', 'PS-9202', 'PS-0015', "'; drop table x; --"),
        codeSol: fc.constantFrom(null, '0501', '9202', '__proto__', '٣', ' '),
        deviceId: fc.constantFrom(null, 'D', '💶'),
        idSmartcash: fc.constantFrom(null, 'S', '\u202E'),
        adapters: list,
        channels: list,
        currencies: list,
        ssId: fc.constantFrom(null, 'S'),
        password: fc.constantFrom(null),
        agilePickup: fc.boolean(),
        openChannel: fc.boolean(),
        econoCash: fc.boolean(),
        paymentService: fc.record({
          accountId: fc.constantFrom('', ' ', 'A'),
          locationId: fc.constantFrom('', 'L'),
          fee: fc.constantFrom(0, -0, 5),
        }),
        limits: fc.array(
          fc.record({
            currency: fc.record({ id: ids, code: fc.constant('EUR'), symbol: fc.constant('') }),
            amount: fc.constantFrom(0, -0, 1e12, 0.1),
          }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    )
    const abroad = () =>
      world.db
        .select({ point: servicePoints })
        .from(servicePoints)
        .innerJoin(subclients, eq(subclients.id, servicePoints.subclientId))
        .innerJoin(clients, eq(clients.id, subclients.clientId))
        .where(ne(clients.countryId, 1))
        .orderBy(servicePoints.id)
    const before = await abroad()
    expect(before.length).toBeGreaterThan(5)
    const bases = [
      untakenBody(),
      deviceBody('mixed'),
      storedBody('Gran Vía 12'),
      storedBody('Abando, caja inteligente'),
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bases), hostile, async (base, changes) => {
        const { status } = await save({ ...base, ...changes })
        expect([200, 400, 404]).toContain(status)
      }),
      { numRuns: 80 },
    )
    expect(await abroad()).toEqual(before)
  })
})
