import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients, delegations, idempotencyKeys, subclients } from '../db/schema'
import { placeIds } from '../db/seed/seeded-places'
import { staff } from '../testing/requests/clients.requests'
import { subclientBody } from '../testing/requests/subclients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import {
  added,
  bodyOf,
  detail,
  everythingStored,
  idOfCode,
  issuesOf,
  path,
  type Sent,
  said,
  save,
} from './subclients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const clientNamed = (name: string) => placeIds([name]).clientId
const countOf = async (codeSol: string) =>
  (await world.db.select({ value: count() }).from(subclients).where(eq(subclients.codeSol, codeSol)))[0]
    ?.value

describe('a new subclient', () => {
  it('[API-CFG-22] a new subclient is stored with its delegation and its tables', async () => {
    const id = await added(world, 'ALL-1', {
      description: ' Bazar Norte Burgos  ',
      thirdcodes: [{ system: ' SAP ', code: 'S-1' }],
    })
    expect(await detail(world, id)).toMatchObject({
      codeSol: 'ALL-1',
      oidSol: null,
      uniqueCode: 'ES-0101-ALL-1',
      description: 'Bazar Norte Burgos',
      idSmartcash: 'SC-ES-NEW-1',
      active: true,
      client: { description: 'Bazar Norte' },
      delegation: { description: 'Madrid' },
      thirdcodes: [{ system: 'SAP', code: 'S-1' }],
      limits: [{ currency: { code: 'EUR' }, amount: 9_000.25 }],
    })
  })

  it('[ADM-SUB-57] a new subclient whose code belongs to several delegations gets the principal delegation, or else the first by name', async () => {
    const branch = (idSmartcash: string, description: string, facts: object = {}) => ({
      countryId: 1,
      codeSol: 'D',
      idSmartcash,
      description,
      ...facts,
    })
    await world.db
      .insert(delegations)
      .values([
        branch('TWIN-2', 'B'),
        branch('TWIN-1', 'A'),
        branch('TRIO-1', 'A'),
        branch('TRIO-2', 'B', { principal: true }),
        branch('WHOLE', 'Whole'),
        branch('CLOSED-1', 'Closed', { active: false }),
        branch('ELSEWHERE-1', 'Elsewhere', { countryId: 2 }),
      ])
    const delegationOf = async (codeSol: string, delegation: string) =>
      (await detail(world, await added(world, codeSol, { delegation }))).delegation?.idSmartcash
    expect(await delegationOf('DELEGATION-1', 'TWIN')).toBe('TWIN-1')
    expect(await delegationOf('DELEGATION-2', 'TRIO')).toBe('TRIO-2')
    expect(await delegationOf('DELEGATION-3', 'WHOLE')).toBe('WHOLE')
    for (const delegation of ['CLOSED', 'ELSEWHERE', 'NOBODY', ' ']) {
      expect(issuesOf(await save(world, { codeSol: 'DELEGATION-4', delegation }))).toEqual([
        'delegation: one-of',
      ])
    }
  })

  it('[SUB-46] a subclient of a client without a code has no unique code, and a body with a unique code is refused', async () => {
    expect(issuesOf(await save(world, { codeSol: 'UNIQUE-1', uniqueCode: 'ES-0101' }))).toEqual([
      'uniqueCode: confirmed',
    ])
    await world.db.update(clients).set({ codeSol: null }).where(eq(clients.id, 1))
    const id = await added(world, 'UNIQUE-1')
    await world.db.update(clients).set({ codeSol: '0101' }).where(eq(clients.id, 1))
    expect((await detail(world, id)).uniqueCode).toBeNull()
  })

  it('[ADM-SUB-56] a new subclient keeps its id of the operations system only if that system has this id under the same codes', async () => {
    const vitoria = { codeSol: '9102', oidSol: 'CE-9102', description: 'Bazar Norte Vitoria' }
    for (const wrong of [
      { ...vitoria, codeSol: 'OTHER' },
      { ...vitoria, oidSol: 'CE-9101' },
      { ...vitoria, clientId: clientNamed('Cafés Mirasol') },
    ]) {
      expect(issuesOf(await save(world, wrong))).toEqual(['oidSol: invalid'])
    }
    expect(said(await save(world, vitoria))).toEqual({
      status: 1,
      message: 'subclients.saved',
      version: '1',
    })
    expect((await detail(world, await idOfCode(world, '9102'))).oidSol).toBe('CE-9102')
  })

  it('[ADM-SUB-60] a new subclient is refused with `status: 0` in the response if its client already has a subclient with the code, ignoring case', async () => {
    await added(world, 'taken-Ñ')
    const before = await everythingStored(world)
    for (const codeSol of ['taken-Ñ', 'TAKEN-Ñ', '0301']) {
      expect(said(await save(world, { codeSol }))).toEqual({
        status: 0,
        message: 'subclients.refused.code-taken',
      })
    }
    expect(await everythingStored(world)).toEqual(before)
    const elsewhere = { codeSol: 'taken-Ñ', clientId: clientNamed('Cafés Mirasol') }
    expect(said(await save(world, elsewhere)).status).toBe(1)
  })

  it('[SUB-58] a new subclient of an inactive client is refused', async () => {
    const clientId = clientNamed('Cines Atalaya')
    expect(said(await save(world, { codeSol: 'OFF-1', clientId }))).toEqual({
      status: 0,
      message: 'clients.refused.inactive',
    })
  })

  it('[AZ-02] a new subclient is refused if the caller may not see its client', async () => {
    const before = await everythingStored(world)
    for (const clientId of [clientNamed('Kaufhaus Lindner'), 999_999]) {
      const { status, body } = await save(world, { codeSol: 'REACH-1', clientId })
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
    expect(await everythingStored(world)).toEqual(before)
  })

  it.each(['customer-supervisor', 'customer-operator', 'no-access'])(
    '[AZ-03] the user %s can neither add nor change a subclient',
    async (by) => {
      const before = await everythingStored(world)
      expect((await save(world, { codeSol: 'ROLE-1' }, { by })).status).toBe(403)
      expect((await save(world, { id: 1 }, { by })).status).toBe(403)
      expect(await everythingStored(world)).toEqual(before)
    },
  )
})

const euro = { id: 1, code: 'EUR', symbol: '€' }
const refused: [string, Sent, string[]][] = [
  ['no code', { codeSol: null }, ['codeSol: invalid']],
  ['a code of 256 characters', { codeSol: 'A'.repeat(256) }, ['codeSol: max']],
  ['a blank description', { description: ' ' }, ['description: min']],
  ['a blank SmartCash id', { idSmartcash: ' ' }, ['idSmartcash: min']],
  ['a delegation with a dash', { delegation: 'MAD-01' }, ['delegation: regex']],
  ['a third decimal', { limits: [{ currency: euro, amount: 1.005 }] }, ['limits.0.amount: amount']],
  [
    'a currency that there is not',
    { limits: [{ currency: { ...euro, id: 99 }, amount: 1 }] },
    ['limits.0.currency.id: currency'],
  ],
  [
    'a system twice',
    {
      thirdcodes: [
        { system: 'SAP', code: '1' },
        { system: 'sap', code: '1' },
      ],
    },
    ['thirdcodes: invalid'],
  ],
]

describe('a subclient that breaks a rule', () => {
  it.each(refused)('[IN-01] a subclient with %s is refused, and not stored', async (_, changes, at) => {
    const before = await everythingStored(world)
    const answer = await save(world, { codeSol: 'RULE-1', ...changes })
    expect([answer.status, issuesOf(answer)]).toEqual([400, at])
    expect(await everythingStored(world)).toEqual(before)
  })

  it("[AZ-06] the body of a subclient can't set fields that belong to the back end, and a new subclient is active", async () => {
    for (const extra of [{ delegationId: 1 }, { country: 2 }, { label: 'x' }, { extradata: [] }]) {
      expect((await save(world, { codeSol: 'EXTRA-1', ...extra })).status).toBe(400)
    }
    expect((await detail(world, await added(world, 'EXTRA-2', { active: false }))).active).toBe(true)
  })
})

describe('a changed subclient', () => {
  it('[ADM-SUB-65] saving an existing subclient sets its SmartCash id and delegation, replaces its tables, and changes no other field', async () => {
    const id = await added(world, 'EDIT-1')
    const before = await bodyOf(world, id)
    const changes = {
      idSmartcash: 'SC-2',
      delegation: 'DEL0001',
      thirdcodes: [{ system: 'Oracle', code: 'O-2' }],
      limits: [],
    }
    expect(said(await save(world, { ...before, ...changes })).status).toBe(1)
    expect(await bodyOf(world, id)).toEqual({ ...before, ...changes })
    expect((await detail(world, id)).delegation?.description).toBe('Bilbao')
  })

  it('[SUB-4] saving a subclient keeps its delegation, even if the delegation was closed or shares its code with other delegations', async () => {
    const [own] = await world.db
      .insert(delegations)
      .values([
        { countryId: 1, codeSol: 'D', idSmartcash: 'OWN-2', description: 'Z' },
        { countryId: 1, codeSol: 'D', idSmartcash: 'OWN-1', description: 'A' },
      ])
      .returning({ id: delegations.id })
    const id = await added(world, 'OWN-1')
    await world.db.update(subclients).set({ delegationId: own?.id }).where(eq(subclients.id, id))
    const body = await bodyOf(world, id)
    expect(said(await save(world, { ...body, idSmartcash: 'SC-3' })).status).toBe(1)
    await world.db
      .update(delegations)
      .set({ active: false })
      .where(eq(delegations.id, own?.id ?? 0))
    expect(said(await save(world, { ...body, idSmartcash: 'SC-4' })).status).toBe(1)
    expect(await detail(world, id)).toMatchObject({
      idSmartcash: 'SC-4',
      delegation: { idSmartcash: 'OWN-2' },
    })
  })

  it('[SUB-43] a change of a subclient without a delegation is refused, even if the subclient never had one', async () => {
    const id = await added(world, 'NONE-1')
    await world.db.update(subclients).set({ delegationId: null }).where(eq(subclients.id, id))
    const body = await bodyOf(world, id)
    expect((await save(world, body)).status).toBe(400)
    expect(said(await save(world, { ...body, delegation: 'DEL0002' })).status).toBe(1)
  })

  it.each([
    ['clientId', { clientId: 2 }],
    ['clientId', { clientId: 999_999 }],
    ['codeSol', { codeSol: 'OTHER' }],
    ['description', { description: 'Otra' }],
    ['oidSol', { oidSol: 'CE-0002' }],
    ['uniqueCode', { uniqueCode: 'ES-0302' }],
  ])('[ADM-SUB-62] saving an existing subclient can’t change its %s', async (at, change) => {
    const before = await everythingStored(world)
    expect(issuesOf(await save(world, { ...(await bodyOf(world, 1)), ...change }))).toEqual([
      `${at}: unchangeable`,
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('[ID-06] saving an older form does not activate a subclient that another user has deactivated', async () => {
    const id = await added(world, 'STALE-1')
    const open = await bodyOf(world, id)
    await world.call(staff, `PATCH ${path}/${id}`, { body: { value: false } })
    expect(said(await save(world, { ...open, idSmartcash: 'SC-9' }))).toEqual({
      status: 0,
      message: 'subclients.refused.inactive',
    })
    expect(await detail(world, id)).toMatchObject({ active: false, idSmartcash: subclientBody.idSmartcash })
  })

  it('[ID-06] after concurrent saves of a subclient, its fields and its third-party codes come from the same save', async () => {
    const id = await added(world, 'EDITORS-1')
    const open = await bodyOf(world, id)
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        save(world, {
          ...open,
          idSmartcash: `E${at}`,
          thirdcodes: Array.from({ length: 3 + at }, (_row, row) => ({
            system: `E${at}-${row}`,
            code: `E${at}`,
          })),
        }),
      ),
    )
    const { thirdcodes, idSmartcash } = await detail(world, id)
    expect(new Set(thirdcodes.map(({ code }) => code))).toEqual(new Set([idSmartcash]))
    expect(thirdcodes).toHaveLength(3 + Number(idSmartcash?.slice(1)))
  })
})

describe('the same save again', () => {
  it('[ID-01] thirty concurrent requests with one idempotency key store one subclient', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => save(world, { codeSol: 'ONCE-1' }, { key: 'sub-once-1' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(said(answer)))).size).toBe(1)
    expect(await countOf('ONCE-1')).toBe(1)
  })

  it('[ID-01] thirty concurrent requests for a subclient with the same code, sent without idempotency keys, store one subclient', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => save(world, { codeSol: 'RACE-1' })))
    expect(answers.filter((answer) => said(answer).status === 1)).toHaveLength(1)
    expect(await countOf('RACE-1')).toBe(1)
  })

  it('[ID-01] the idempotency key of a subclient can be used for a corrected form after `status: 0`, but not for another form after `status: 1`', async () => {
    const key = 'mended-subclient'
    expect(said(await save(world, { codeSol: '0301' }, { key })).status).toBe(0)
    expect(said(await save(world, { codeSol: 'MENDED-1' }, { key })).status).toBe(1)
    expect((await save(world, { codeSol: 'MENDED-2' }, { key })).status).toBe(422)
    const kept = await world.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect(kept).toHaveLength(1)
  })
})
