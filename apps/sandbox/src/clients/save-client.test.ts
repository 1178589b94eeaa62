import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients, clientThirdCodes, idempotencyKeys } from '../db/schema'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import {
  added,
  bodyOf,
  detail,
  everythingStored,
  idOfCode,
  issuesOf,
  type Sent,
  said,
  save,
} from './clients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const countOf = async (codeSol: string) =>
  (await world.db.select({ value: count() }).from(clients).where(eq(clients.codeSol, codeSol)))[0]?.value

describe('a new client', () => {
  it('[API-CFG-16] a new client is stored with its tables and with trimmed texts', async () => {
    const extradata = [
      { name: ' Caja ', label: 'Número de caja', type: 'number', attr1: null, required: true },
      { name: 'Nota', label: 'Nota', type: 'text', attr1: '', required: false },
    ]
    const answer = await save(world, {
      codeSol: 'ALL-1',
      description: '  Panadería Encina ',
      extradata,
      thirdcodes: [
        { system: ' SAP ', code: ' S-1 ' },
        { system: 'Oracle', code: 'O-1' },
      ],
    })
    expect(said(answer)).toEqual({ status: 1, message: 'clients.saved', version: '1' })
    expect(await detail(world, await idOfCode(world, 'ALL-1'))).toMatchObject({
      codeSol: 'ALL-1',
      description: 'Panadería Encina',
      idSmartcash: 'SC-ES-NEW-1',
      oidSol: null,
      active: true,
      country: { code: 'ES' },
      extradata: [
        { name: 'Caja', label: 'Número de caja', type: 'number', attr1: null, required: true },
        { name: 'Nota', label: 'Nota', type: 'text', attr1: '255', required: false },
      ],
      thirdcodes: expect.arrayContaining([
        { system: 'SAP', code: 'S-1' },
        { system: 'Oracle', code: 'O-1' },
      ]),
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 12_000.5 }],
    })
  })

  it('[ADM-CLI-45] a new client without a unique code gets the computed code, and a wrong unique code is refused', async () => {
    const id = await added(world, 'UNIQUE-1', { uniqueCode: undefined })
    expect((await detail(world, id)).uniqueCode).toBe('ES-UNIQUE-1')
    expect(issuesOf(await save(world, { codeSol: 'UNIQUE-2', uniqueCode: 'ES-UNIQUE-1' }))).toEqual([
      'uniqueCode: confirmed',
    ])
    await added(world, 'UNIQUE-3', { uniqueCode: 'ES-UNIQUE-3' })
  })

  it('[ADM-CLI-46] the country of a new client may be an id or an object', async () => {
    const id = await added(world, 'COUNTRY-1', { country: { id: 1, code: 'PT' } })
    expect((await detail(world, id)).country.code).toBe('ES')
  })

  it('[AZ-06] a new client is active, whatever its body contains', async () => {
    const id = await added(world, 'ACTIVE-1', { active: false })
    expect((await detail(world, id)).active).toBe(true)
  })

  it('[ADM-CLI-44] a new client keeps its id of the operations system only if that system has this id under the client’s code', async () => {
    const alba = { codeSol: '9001', oidSol: 'CL-9001', description: 'Floristería Alba' }
    for (const wrong of [
      { ...alba, codeSol: 'OTHER' },
      { ...alba, oidSol: 'CL-0001' },
      { ...alba, oidSol: 'no such id' },
    ]) {
      expect(issuesOf(await save(world, wrong))).toEqual(['oidSol: invalid'])
    }
    expect(said(await save(world, alba)).status).toBe(1)
    expect((await detail(world, await idOfCode(world, '9001'))).oidSol).toBe('CL-9001')
  })

  it('[ADM-CLI-48] a new client is refused with `status: 0` in the response if its code is taken in the country, ignoring case', async () => {
    await added(world, 'taken-Ñ')
    const before = await everythingStored(world)
    for (const codeSol of ['taken-Ñ', 'TAKEN-Ñ', '0101']) {
      expect(said(await save(world, { codeSol }))).toEqual({
        status: 0,
        message: 'clients.refused.code-taken',
      })
    }
    expect(await everythingStored(world)).toEqual(before)
    const elsewhere = await save(world, { codeSol: 'taken-Ñ', country: 2 }, { by: 'provider-admin' })
    expect(said(elsewhere).status).toBe(1)
  })

  it('[ADM-CLI-48] a new client is refused with `status: 0` in the response if another client already has this id of the operations system', async () => {
    await world.db.update(clients).set({ codeSol: 'RENAMED' }).where(eq(clients.oidSol, 'CL-0005'))
    const body = { codeSol: '0105', oidSol: 'CL-0005', description: 'Papelería Duero' }
    expect(said(await save(world, body))).toEqual({ status: 0, message: 'clients.refused.oid-taken' })
    await world.db.update(clients).set({ codeSol: '0105' }).where(eq(clients.oidSol, 'CL-0005'))
  })

  it('[AZ-01] a new client is refused if the caller may not see its country', async () => {
    const before = await everythingStored(world)
    for (const country of [3, 999_999]) {
      const { status, body } = await save(world, { codeSol: 'REACH-1', country })
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await everythingStored(world)).toEqual(before)
    expect((await save(world, { codeSol: 'REACH-1', country: 3 }, { by: 'provider-admin' })).status).toBe(200)
  })

  it.each(['customer-supervisor', 'customer-operator', 'no-access'])(
    '[AZ-03] the user %s can neither add nor change a client',
    async (by) => {
      const before = await everythingStored(world)
      expect((await save(world, { codeSol: 'ROLE-1' }, { by })).status).toBe(403)
      expect((await save(world, { id: 1 }, { by })).status).toBe(403)
      expect(await everythingStored(world)).toEqual(before)
    },
  )
})

const euro = { id: 1, code: 'EUR', symbol: '€' }
const limit = (amount: unknown, currency: object = euro) => ({ limits: [{ currency, amount }] })
const refused: [string, Sent, string[]][] = [
  ['no code', { codeSol: null }, ['codeSol: invalid']],
  ['a code with a blank in it', { codeSol: 'A 1' }, ['codeSol: invalid']],
  ['a code of 256 characters', { codeSol: 'A'.repeat(256) }, ['codeSol: max']],
  ['a blank description', { description: '  ' }, ['description: min']],
  ['a typed description of 256 characters', { description: 'ñ'.repeat(256) }, ['description: max']],
  ['a blank SmartCash id', { idSmartcash: ' \t' }, ['idSmartcash: min']],
  ['a limit below zero', limit(-0.01), ['limits.0.amount: min_value', 'limits: invalid']],
  ['a third decimal', limit(0.005), ['limits.0.amount: amount']],
  ['a limit beyond every amount', limit(1e300), ['limits.0.amount: invalid', 'limits: invalid']],
  ['a currency that there is not', limit(1, { ...euro, id: 99 }), ['limits.0.currency.id: currency']],
  [
    'a currency twice',
    {
      limits: [
        { currency: euro, amount: 1 },
        { currency: { ...euro, code: 'QQQ' }, amount: 2 },
      ],
    },
    ['limits: invalid'],
  ],
  [
    'a system twice in another case',
    {
      thirdcodes: [
        { system: 'sap', code: '1' },
        { system: ' SAP', code: '2' },
      ],
    },
    ['thirdcodes: invalid'],
  ],
  ['a third code without a code', { thirdcodes: [{ system: 'SAP', code: ' ' }] }, ['thirdcodes: invalid']],
  [
    'a barcode that there is not',
    { extradata: [{ name: 'a', label: 'b', type: 'scannable', attr1: 'ABC', required: false }] },
    ['extradata: invalid'],
  ],
  [
    'a longest text of nothing',
    { extradata: [{ name: 'a', label: 'b', type: 'text', attr1: '0', required: false }] },
    ['extradata: invalid'],
  ],
]

describe('a client that breaks a rule', () => {
  it.each(refused)(
    '[IN-01] a client with %s is refused and not stored, both when it is added and when it is changed',
    async (_, changes, at) => {
      const before = await everythingStored(world)
      const fresh = await save(world, { codeSol: 'RULE-1', ...changes })
      expect([fresh.status, issuesOf(fresh)]).toEqual([400, at])
      if (!('codeSol' in changes)) {
        const changed = await save(world, { ...(await bodyOf(world, 1)), ...changes })
        expect(changed.status).toBe(400)
      }
      expect(await everythingStored(world)).toEqual(before)
    },
  )

  it("[AZ-06] the body of a client can't set fields that belong to the back end", async () => {
    const before = await everythingStored(world)
    for (const extra of [
      { countryId: 2 },
      { label: 'x' },
      { createdAt: '2020-01-01' },
      { admin: true },
      { delegation: 'MAD' },
      { constructor: {} },
    ]) {
      expect((await save(world, { codeSol: 'EXTRA-1', ...extra })).status).toBe(400)
    }
    expect(await everythingStored(world)).toEqual(before)
    const nested = await save(world, {
      codeSol: 'EXTRA-2',
      thirdcodes: [{ system: 'SAP', code: '1', clientId: 1 }],
      limits: [{ currency: { ...euro, code: '<b>', symbol: 'X' }, amount: 1, clientId: 1 }],
    })
    expect(nested.status).toBe(200)
    const stored = await detail(world, await idOfCode(world, 'EXTRA-2'))
    expect(stored.limits).toEqual([{ currency: euro, amount: 1 }])
    expect((await detail(world, 1)).thirdcodes).toEqual([])
  })

  it('[IN-04] a client is stored even if its tables fill the largest permitted request body', async () => {
    const thirdcodes = Array.from({ length: 3_000 }, (_, at) => ({ system: `S${at}`, code: `${at}` }))
    const id = await added(world, 'LONG-1', { thirdcodes })
    expect((await detail(world, id)).thirdcodes).toHaveLength(3_000)
  })

  it('[IN-06] a client is stored with every character that the database supports', async () => {
    const description = 'Ñandú 💶 👩‍👩‍👧 مرحبا é %_\\ <b>'
    const id = await added(world, 'TEXT-1', { description, thirdcodes: [{ system: "'; --", code: '💶' }] })
    expect(await detail(world, id)).toMatchObject({
      description,
      thirdcodes: [{ system: "'; --", code: '💶' }],
    })
  })
})

describe('the same save again', () => {
  it('[ID-01] thirty concurrent requests with one idempotency key store one client', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => save(world, { codeSol: 'ONCE-1' }, { key: 'once-1' })),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, { status: 1, message: 'clients.saved', version: '1' }])]),
    )
    expect(await countOf('ONCE-1')).toBe(1)
  })

  it('[ID-01] thirty concurrent requests for a client with the same code, sent without idempotency keys, store one client', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => save(world, { codeSol: at % 2 === 0 ? 'RACE-1' : 'race-1' })),
    )
    expect(answers.map((answer) => said(answer).status).toSorted()).toEqual([
      ...Array.from({ length: 29 }, () => 0),
      1,
    ])
    expect([await countOf('RACE-1'), await countOf('race-1')].toSorted()).toEqual([0, 1])
  })

  it('[ID-01] reusing the idempotency key of a client with another body is refused with 422', async () => {
    await save(world, { codeSol: 'KEY-1' }, { key: 'key-1' })
    expect((await save(world, { codeSol: 'KEY-2' }, { key: 'key-1' })).status).toBe(422)
    expect(await countOf('KEY-2')).toBe(0)
  })

  it('[ID-01] a corrected form of a client can reuse the idempotency key of a request that was refused with status 400 or `status: 0`', async () => {
    const key = 'mended-client'
    expect(said(await save(world, { codeSol: '0101' }, { key })).status).toBe(0)
    expect((await save(world, { codeSol: 'a b' }, { key })).status).toBe(400)
    expect(said(await save(world, { codeSol: 'MENDED-1' }, { key })).status).toBe(1)
    const kept = await world.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect(kept).toHaveLength(1)
  })

  it('[ID-03] repeating the save of a client after a lost response does not overwrite a newer change', async () => {
    const id = await added(world, 'LOST-1')
    const open = await bodyOf(world, id)
    const first = { ...open, idSmartcash: 'SC-FIRST' }
    await save(world, first, { key: 'lost-1' })
    await save(world, { ...open, idSmartcash: 'SC-SECOND' }, { key: 'lost-2' })
    expect(said(await save(world, first, { key: 'lost-1' })).status).toBe(1)
    expect((await detail(world, id)).idSmartcash).toBe('SC-SECOND')
  })

  it('[DU-01] every row in the tables of clients belongs to an existing client', async () => {
    const rows = await world.db
      .select({ id: clients.id })
      .from(clientThirdCodes)
      .leftJoin(clients, eq(clients.id, clientThirdCodes.clientId))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ id }) => id === null)).toEqual([])
  })
})
