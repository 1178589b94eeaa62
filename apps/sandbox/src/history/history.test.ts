import { contract } from '@remesa/api-client/contract'
import type { HistoryEntry } from '@remesa/domain/records'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everything } from '../authorisation'
import { findClient } from '../clients'
import { bodyOf, save } from '../clients/clients.fixtures'
import { users } from '../db/schema'
import { placeIds } from '../db/seed/seeded-places'
import { pointId } from '../testing/places'
import { userId } from '../testing/requests/users.requests'
import { storedBody } from '../testing/service-point-body'
import { databaseState } from '../testing/table-state'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { signInHistory, verifyHistory } from './index'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
}, 120_000)
afterAll(() => world.close())

const configuration = '/api/configuration/v1'
const admin = 'provider-admin'
const user = userId('new-user')

const entries = async (
  kind: string,
  id: number,
  query = '',
  by = admin,
): Promise<readonly HistoryEntry[]> => {
  const { body } = await world.call(by, `GET ${configuration}/history/${kind}/${id}?size=100${query}`)
  return contract.history.record.response.parse(body).content
}
const latest = async (kind: string, id: number) => (await entries(kind, id))[0]
const audit = async (query: string, by = admin) => {
  const { body } = await world.call(by, `GET ${configuration}/history?size=100${query}`)
  return contract.history.list.response.parse(body).content
}
const flip = (id: number, value: boolean, headers = {}) =>
  world.call(admin, `PATCH ${configuration}/client/${id}`, { body: { value }, headers })

describe('the history of a record', () => {
  it('[REC-54] an entry of the history contains the user, the changes, the time and the origin', async () => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
    await flip(1, false, headers)
    expect(await latest('clients', 1)).toMatchObject({
      at: '2026-11-23T09:30:00.000Z',
      actor: { id: userId(admin) },
      agent: 'Firefox, Windows',
      kind: 'clients',
      action: 'changed',
      subject: { id: 1, name: 'Bazar Norte' },
      changes: [{ field: 'active', from: true, to: false }],
    })
    await flip(1, true)
  })

  it('[REC-54] the history of a record starts with the entry about the record’s creation', async () => {
    await save(world, { codeSol: 'HISTORY-1' }, { by: admin })
    const [added] = await audit('&kind=clients&action=added')
    expect(added?.changes).toContainEqual({ field: 'codeSol', from: null, to: 'HISTORY-1' })
    expect(await entries('clients', added?.subject?.id ?? 0)).toHaveLength(1)
  })

  it('[REC-55] each synchronisation of a user adds an entry to the user’s history, but a save that changes nothing adds none', async () => {
    const before = await entries('clients', 1)
    await flip(1, true)
    expect(await entries('clients', 1)).toEqual(before)
    await world.call(admin, `POST ${configuration}/user/${user}/sync`)
    await world.call(admin, `POST ${configuration}/user/${user}/sync`)
    expect((await entries('users', user)).filter(({ action }) => action === 'synchronised')).toHaveLength(2)
  })

  it('[REC-55] an entry of the history contains the added and the removed assignments', async () => {
    const body = { addOnlyClient: true, numberOfServicesPoint: 0, clients: [{ id: 2, subclients: [] }] }
    await world.call(admin, `POST ${configuration}/user/${user}`, { body })
    expect(await latest('users', user)).toMatchObject({
      changes: [{ field: 'assignments', added: [{ clientId: 2, client: 'Farmacias Alameda' }], removed: [] }],
    })
  })

  it("[REC-55] an entry of the history about a safe's password says only that the password was changed", async () => {
    const before = await databaseState(world.db)
    const id = pointId('Gran Vía 12')
    const safe = { password: 'very-secret-7', ssId: 'SS-1' }
    const answer = await world.call(admin, `POST ${configuration}/service-point`, {
      body: storedBody('Gran Vía 12', { id, ...safe }),
    })
    const text = JSON.stringify(await entries('service-points', id))
    if (Object(answer.body).status === 1) expect(text).toContain('"secret":true')
    else expect(await databaseState(world.db)).toEqual(before)
    expect(text).not.toContain('very-secret-7')
    expect(text).not.toContain('scrypt')
  })

  it('[REC-65] an entry of the history states the version that the change created, on every page and with every filter', async () => {
    const { body } = await world.call(admin, `GET ${configuration}/client/2`)
    const { version } = contract.clients.get.response.parse(body)
    for (const value of [false, true, false, true]) await flip(2, value)
    const now = Number(version) + 4
    const versions = async (query = '') => (await entries('clients', 2, query)).map((entry) => entry.version)
    expect((await versions()).slice(0, 4)).toEqual([now, now - 1, now - 2, now - 3])
    const second = await world.call(admin, `GET ${configuration}/history/clients/2?page=1&size=2`)
    const { content } = contract.history.record.response.parse(second.body)
    expect(content.map((entry) => entry.version)).toEqual([now - 2, now - 3])
    expect((await audit('&kind=clients'))[0]?.version).toBeNull()
    await save(world, { codeSol: 'HISTORY-2' }, { by: admin })
    const [added] = await audit('&kind=clients&action=added')
    const id = added?.subject?.id ?? 0
    const first = contract.clients.get.response.parse(
      (await world.call(admin, `GET ${configuration}/client/${id}`)).body,
    )
    await flip(id, false)
    const last = Number(first.version)
    expect((await entries('clients', id)).map((entry) => entry.version)).toEqual([last + 1, last])
  })

  it('[REC-54] a refused change of a record adds no entry to the history', async () => {
    const before = await databaseState(world.db)
    expect((await flip(1, false, { 'If-Match': '"0"' })).status).toBe(412)
    expect(await databaseState(world.db)).toEqual(before)
  })

  it('[REC-56] the history of a record can be filtered by person and by field', async () => {
    await save(world, { ...(await bodyOf(world, 1)), idSmartcash: 'SC-H' }, { by: 'provider-staff' })
    expect(await entries('clients', 1, '&field=idSmartcash')).toHaveLength(1)
    expect(await entries('clients', 1, '&field=label')).toEqual([])
    expect((await entries('clients', 1, '&field=active')).length).toBeGreaterThan(1)
    const { name } = (await latest('clients', 1))?.actor ?? { name: '' }
    const byStaff = await entries('clients', 1, `&person=${encodeURIComponent(name.toLowerCase())}`)
    expect(byStaff.map(({ actor }) => actor?.name)).toEqual([name])
  })

  it("[REC-56] for a supervisor, the history omits fields that the supervisor's form does not show", async () => {
    const viewer = userId('customer-viewer')
    for (const [path, value] of [
      ['admin', true],
      ['admin', false],
      ['supervisor', true],
    ] as const)
      await world.call(admin, `PUT ${configuration}/user/${path}/${viewer}`, { body: { value } })
    await world.call(admin, `PATCH ${configuration}/user/${viewer}/oid/`, { body: { oid: 'oid-history' } })
    const fields = (list: readonly HistoryEntry[]) =>
      list.flatMap(({ changes }) => changes.map(({ field }) => field))
    expect(fields(await entries('users', viewer))).toEqual(['oid', 'supervisor', 'admin', 'admin'])
    expect(fields(await entries('users', viewer, '', 'customer-supervisor'))).toEqual(['supervisor'])
    expect(await entries('users', viewer, '&field=oid', 'customer-supervisor')).toEqual([])
    expect(await entries('users', viewer, '&field=oid')).toHaveLength(1)
  })
})

describe('the history that a supervisor reads', () => {
  it('[REC-67] the history shows IP address, browser and id of another user to the provider’s staff, but not to a supervisor', async () => {
    const viewer = userId('customer-viewer')
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
    const foreign = placeIds(['Mercado Levante']).clientId
    const body = { addOnlyClient: true, numberOfServicesPoint: 0, clients: [{ id: foreign, subclients: [] }] }
    await world.call(admin, `POST ${configuration}/user/${viewer}`, { body, headers })
    const removal = { ...body, addOnlyClient: false }
    await world.call(admin, `POST ${configuration}/user/${viewer}/remove/service-point`, {
      body: removal,
      headers,
    })
    await world.call('customer-supervisor', `PUT ${configuration}/user/supervisor/${viewer}`, {
      body: { value: false },
      headers,
    })
    const read = await entries('users', viewer, '', 'customer-supervisor')
    expect(JSON.stringify(read)).not.toContain(`"clientId":${foreign}`)
    const isOwn = ({ actor }: HistoryEntry) => actor?.id === userId('customer-supervisor')
    expect(read.filter(isOwn).map(({ agent }) => agent)).toEqual(['Firefox, Windows'])
    const others = read.filter((entry) => !isOwn(entry))
    expect(others.length).toBeGreaterThan(2)
    expect(others.map(({ address, agent }) => [address, agent])).toEqual(others.map(() => [null, null]))
    const all = await entries('users', viewer)
    expect(JSON.stringify(all)).toContain(`"clientId":${foreign}`)
    expect(all.filter(({ agent }) => agent === 'Firefox, Windows').length).toBeGreaterThan(2)
  })
})

describe('the history of all', () => {
  it('[REC-54] the audit log contains exports, downloads and sign-ins, and also refused sign-ins, but no unknown user names', async () => {
    const origin = { address: '10.0.0.9', agent: null }
    const at = new Date('2026-11-23T09:30:00Z')
    const accountId = String(userId('customer-operator'))
    await signInHistory(world.db, { accountId, isRefused: false, at, origin })
    await signInHistory(world.db, { accountId, isRefused: true, at, origin })
    await signInHistory(world.db, { accountId: undefined, isRefused: true, at, origin })
    expect(await audit('&kind=session')).toMatchObject([
      { action: 'sign-in-refused', actor: null, subject: null, address: '10.0.0.9' },
      { action: 'sign-in-refused', actor: null, subject: { name: 'Olga Prieto Vera' } },
      { action: 'signed-in', actor: { name: 'Olga Prieto Vera' } },
    ])
  })

  it('[REC-56] the audit log is forbidden to a customer’s administrator, who may not see all records in the log', async () => {
    const setAdmin = (value: boolean) =>
      world.db.update(users).set({ admin: value }).where(eq(users.username, 'customer-supervisor'))
    await setAdmin(true)
    for (const path of ['history', 'history/verification'])
      expect((await world.call('customer-supervisor', `GET ${configuration}/${path}`)).status).toBe(403)
    await setAdmin(false)
  })

  it('[REC-56] the audit log can be filtered by days, including the first and the last day', async () => {
    expect((await audit('&from=2026-11-23&to=2026-11-23')).length).toBeGreaterThan(0)
    expect(await audit('&from=2026-11-24')).toEqual([])
    expect(await audit('&to=2026-11-22')).toEqual([])
    expect((await audit('&to=9999-12-31')).length).toBeGreaterThan(0)
  })

  it('[REC-64] the audit log can be filtered by days in a time zone', async () => {
    const origin = { address: null, agent: null }
    const accountId = String(userId('customer-operator'))
    await signInHistory(world.db, {
      accountId,
      isRefused: false,
      at: new Date('2026-12-01T23:30:00Z'),
      origin,
    })
    expect(await audit('&from=2026-12-02')).toEqual([])
    expect(await audit('&from=2026-12-02&zone=Europe/Madrid')).toHaveLength(1)
    expect(await audit('&from=2026-12-02&to=2026-12-02&zone=Europe/Madrid')).toHaveLength(1)
    const { status } = await world.call(admin, `GET ${configuration}/history?zone=Nowhere`)
    expect(status).toBe(400)
  })

  it('[REC-64] the audit log can be filtered by a changed field across records of every type', async () => {
    await flip(2, false)
    await flip(2, true)
    const found = await audit('&field=active')
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ changes }) => changes.some(({ field }) => field === 'active'))).toBe(true)
    expect(await audit('&field=deviceId&subject=nothing')).toEqual([])
    expect(await audit('&field=act')).toEqual([])
  })

  it('[REC-63] the history of a record can be filtered by days in a time zone, including the first and the last day', async () => {
    await flip(2, false)
    await flip(2, true)
    const all = await entries('clients', 2, '')
    expect(await entries('clients', 2, '&from=2026-11-23&to=2026-11-23')).toEqual(all)
    expect(await entries('clients', 2, '&from=2026-11-24')).toEqual([])
    // At 09:30 UTC the 23rd begins on the Marquesas. The entries are earlier, and so on the 22nd there.
    expect(await entries('clients', 2, '&to=2026-11-22&zone=Pacific/Marquesas')).toEqual([])
    expect(await entries('clients', 2, '&to=2026-11-22&zone=Pacific/Honolulu')).toEqual(all)
  })

  it('[REC-120] the audit log contains no sign-ins if the query excludes them', async () => {
    const kinds = async (query: string) => new Set((await audit(query)).map(({ kind }) => kind))
    expect(await kinds('&signIns=false')).not.toContain('session')
    expect(await kinds('&signIns=true')).toContain('session')
    expect(await kinds('')).toContain('session')
    expect((await world.call(admin, `GET ${configuration}/history?signIns=maybe`)).status).toBe(400)
  })

  it('[REC-64] the audit log can be filtered by the number of an entry', async () => {
    expect((await audit('&entry=2')).map(({ id }) => id)).toEqual([2])
    expect(await audit('&entry=999999')).toEqual([])
  })
})

describe('the chain', () => {
  it('[REC-57] the hash chain of the history is complete and valid after many concurrent changes', async () => {
    const start = await verifyHistory(world.db)
    const rounds = Array.from({ length: 40 }, (_, at) => flip((at % 3) + 1, at % 2 === 0))
    expect((await Promise.all(rounds)).every(({ status }) => status === 200)).toBe(true)
    const verdict = await verifyHistory(world.db)
    expect(verdict).toMatchObject({ verified: true, brokenAt: null })
    expect(verdict.entries).toBeGreaterThan(start.entries)
    // Applying the entries in their order must produce the stored record.
    for (const id of [1, 2, 3]) {
      const flips = (await entries('clients', id, '&field=active')).flatMap(({ changes }) => changes)
      const active = flips.flatMap((change) => ('to' in change && change.field === 'active' ? [change] : []))
      expect(active.slice(1).map(({ to }) => to)).toEqual(active.slice(0, -1).map(({ from }) => from))
      expect((await findClient(world.db, id, everything))?.active).toBe(active[0]?.to)
    }
  })

  it.each([
    ['changed', sql`update history set actor_name = 'Somebody' where id = 2`],
    ['removed', sql`delete from history where id = 2`],
    ['emptied with the table', sql`truncate history`],
  ])('[REC-57] the rows of the history’s hash chain can’t be %s', async (_what, statement) => {
    await expect(world.db.execute(statement)).rejects.toThrow()
    expect(await verifyHistory(world.db)).toMatchObject({ verified: true })
  })

  it.each([
    ['changed', sql`update history set changes = '[]' where id = 2`],
    ['removed', sql`delete from history where id = 2`],
    ['moved to another time', sql`update history set at = at + interval '1 second' where id = 2`],
    [
      'put in',
      sql`insert into history select (select max(id) from history) + 1, at, actor_id, actor_name, address, agent, kind, action, subject_id, subject_name, country_id, changes, hash from history where id = 2`,
    ],
  ])(
    '[REC-57] the check of the history’s hash chain finds a row that was %s by hand',
    async (what, statement) => {
      await expect(
        world.db.transaction(async (tx) => {
          await tx.execute(sql`alter table history disable trigger history_append_only`)
          await tx.execute(statement)
          const verdict = await verifyHistory(tx)
          throw new Error(`found ${verdict.verified} ${what === 'put in' ? 'last' : verdict.brokenAt}`)
        }),
      ).rejects.toThrow(what === 'put in' ? 'found false last' : 'found false 2')
      expect(await verifyHistory(world.db)).toMatchObject({ verified: true })
    },
  )
})
