import { contract } from '@remesa/api-client/contract'
import type { ListView, ViewedList } from '@remesa/domain/views'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assignments, defaultViews, listViews, userRoles, users } from '../db/schema'
import { placeIds } from '../db/seed/seeded-places'
import { userId } from '../testing/requests/users.requests'
import { databaseState } from '../testing/table-state'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
  await addCustomerAdministrator('colleague', 'Bazar Norte')
  await addCustomerAdministrator('neighbour', 'Mercado Levante')
  await addCustomerAdministrator('of-two', 'Bazar Norte', 'Mercado Levante')
  await addCustomerAdministrator('of-none')
}, 120_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.delete(listViews)
})

const supervisor = 'customer-supervisor'
const path = '/api/configuration/v1/list-view'

/** Adds an account that has the rights of the supervisor in the demo data, but for other customers. */
const addCustomerAdministrator = async (username: string, ...names: readonly string[]) => {
  const [row] = await world.db
    .insert(users)
    .select(
      sql`select nextval(pg_get_serial_sequence('users', 'id')), 1, ${username}, ${username}, '', ${username},
        null, password_hash, country_id, user_type, admin, supervisor, active, sol_created, sol_synchronized,
        disclaimer_accepted_at, created_at, updated_at from users where username = ${supervisor}`,
    )
    .returning({ id: users.id })
  const id = row?.id ?? 0
  const roles = ['USER-MANAGEMENT', 'ADMINISTRATION']
  await world.db.insert(userRoles).values(roles.map((suffix) => ({ userId: id, suffix })))
  for (const name of names)
    await world.db.insert(assignments).values({ userId: id, clientId: placeIds([name]).clientId })
}

const bodyOf = (facts: Partial<ListView> = {}) => ({
  list: 'users',
  name: 'Who left',
  query: 'active=false',
  isShared: false,
  isDefault: false,
  ...facts,
})
const post = (by: string, facts: Partial<ListView> = {}, headers = {}) =>
  world.call(by, `POST ${path}`, { body: bodyOf(facts), headers })
const save = async (by: string, facts: Partial<ListView> = {}): Promise<ListView> => {
  const { status, body } = await post(by, facts)
  expect([status, body]).toEqual([200, expect.anything()])
  return contract.views.save.response.parse(body)
}
const viewsOf = async (by: string, list: ViewedList = 'users'): Promise<readonly ListView[]> =>
  contract.views.list.response.parse((await world.call(by, `GET ${path}?list=${list}`)).body)
const namesOf = async (by: string, list?: ViewedList) => (await viewsOf(by, list)).map(({ name }) => name)
const change = (by: string, { id }: Pick<ListView, 'id'>, body: object, headers = {}) =>
  world.call(by, `PATCH ${path}/${id}`, { body, headers })
const remove = (by: string, { id }: Pick<ListView, 'id'>, headers = {}) =>
  world.call(by, `DELETE ${path}/${id}`, { headers })
const setDefault = (by: string, id: number | null, list: ViewedList = 'users') =>
  world.call(by, `PUT ${path}/default`, { body: { list, id } })
const ifMatch = ({ version }: Pick<ListView, 'version'>) => ({ 'If-Match': `"${version}"` })
const codeOf = (body: unknown) => Reflect.get(Object(body), 'code')

describe('saving a view', () => {
  it('[VIE-1] a saved view stores the query of the list without the page number and without unknown parameters', async () => {
    const view = await save(supervisor, { query: 'page=4&name=Mar%C3%ADa&direction=DESC&x=1&active=false' })
    expect(view).toMatchObject({ query: 'name=Mar%C3%ADa&active=false', isOwn: true, owner: 'Sara Uriarte' })
    expect(await viewsOf(supervisor)).toEqual([view])
  })

  it('[VIE-2] a saved view omits filters that its owner may not use', async () => {
    const query = 'countryId=2&userType=CLIENTE&orderBy=country.name&name=Ana'
    expect((await save(supervisor, { query })).query).toBe('name=Ana')
    expect((await save('provider-admin', { query })).query).toBe(
      'userType=CLIENTE&countryId=2&name=Ana&orderBy=country.name',
    )
  })

  it('[VIE-3] a view is refused if its owner has another view with this name, or if the name is missing', async () => {
    await save(supervisor, { name: 'Madrid' })
    const taken = await post(supervisor, { name: ' MADRID ' })
    expect([taken.status, codeOf(taken.body)]).toEqual([400, 'request.invalid-body'])
    expect(taken.body).toMatchObject({
      issues: [{ rule: 'viewNameAlreadyExists', path: 'name', params: { taken: 'Madrid' } }],
    })
    expect((await post(supervisor, { name: '  ' })).status).toBe(400)
    await save(supervisor, { name: 'Madrid', list: 'clients' })
    await save('provider-admin', { name: 'Madrid' })
  })

  it('[VIE-4] a user’s thirty-first view of a list is refused', async () => {
    for (let at = 1; at <= 30; at += 1) await save(supervisor, { name: `View ${at}` })
    const refused = await post(supervisor)
    expect([refused.status, codeOf(refused.body)]).toEqual([409, 'views.full'])
    await save(supervisor, { list: 'clients' })
  })

  it('[VIE-3] [VIE-4] views that are saved at the same time are checked one by one for their names and their number', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(supervisor)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('[REC-53] a view that is saved twice with one idempotency key is stored once', async () => {
    const first = await post(supervisor, {}, { 'Idempotency-Key': 'view-1' })
    const again = await post(supervisor, {}, { 'Idempotency-Key': 'view-1' })
    expect(again.body).toEqual(first.body)
    expect(await viewsOf(supervisor)).toHaveLength(1)
  })

  it('[VIE-5] a view of a list can be saved only by users who may open the list', async () => {
    await world.db.delete(userRoles).where(sql`${userRoles.userId} = ${userId('provider-staff')}
      and ${userRoles.suffix} = 'USER-MANAGEMENT'`)
    expect((await post('provider-staff')).status).toBe(403)
    expect((await world.call('provider-staff', `GET ${path}?list=users`)).status).toBe(403)
    expect((await setDefault('provider-staff', null)).status).toBe(403)
    await save('provider-staff', { list: 'clients' })
    expect((await post('customer-operator')).status).toBe(403)
    await world.db.insert(userRoles).values({ userId: userId('provider-staff'), suffix: 'USER-MANAGEMENT' })
  })
})

describe('a shared view', () => {
  it('[VIE-6] a shared view is visible only to administrators who may see everything that the view’s owner may see', async () => {
    const view = await save(supervisor, { isShared: true })
    const seenBy = async (by: string) => {
      const { status } = await world.call(by, `GET ${path}/${view.id}`)
      expect([by, (await namesOf(by)).length]).toEqual([by, status === 200 ? 1 : 0])
      return status
    }
    expect(await seenBy('colleague')).toBe(200)
    expect(await seenBy('of-two')).toBe(200)
    expect(await seenBy('neighbour')).toBe(404)
    expect(await seenBy('of-none')).toBe(404)
    expect(await seenBy('provider-staff')).toBe(404)
    expect(await seenBy('provider-admin')).toBe(404)
  })

  it('[VIE-6] a shared view of a user who works for two customers is visible to administrators of neither customer', async () => {
    await save('of-two', { isShared: true })
    expect(await namesOf(supervisor)).toEqual([])
    expect(await namesOf('neighbour')).toEqual([])
  })

  it("[VIE-6] a shared view of the provider's staff is visible to the staff of the country", async () => {
    await save('provider-staff', { isShared: true, name: 'Of Spain' })
    await save('provider-admin', { isShared: true, name: 'Of an administrator in Spain' })
    expect(await namesOf('provider-admin')).toEqual(['Of an administrator in Spain', 'Of Spain'])
    expect(await namesOf('provider-staff')).toEqual(['Of an administrator in Spain', 'Of Spain'])
    expect(await namesOf(supervisor)).toEqual([])
  })

  it('[VIE-6] a shared view is hidden once it is no longer shared, or if its reader may see less than its owner', async () => {
    const view = await save(supervisor, { isShared: true })
    await world.db
      .update(assignments)
      .set({ ...placeIds(['Bazar Norte', 'Bazar Norte Bilbao']) })
      .where(sql`${assignments.userId} = (select id from users where username = 'colleague')`)
    expect(await namesOf('colleague')).toEqual([])
    expect(await namesOf('of-two')).toEqual(['Who left'])
    await change(supervisor, view, { isShared: false })
    expect(await namesOf('of-two')).toEqual([])
  })

  it('[VIE-2] a shared view applies only those filters that its reader may use', async () => {
    await save('provider-admin', { isShared: true, query: 'countryId=2&name=Ana' })
    expect((await viewsOf('provider-staff')).map(({ query }) => query)).toEqual(['name=Ana'])
    expect((await viewsOf('provider-admin')).map(({ query }) => query)).toEqual(['countryId=2&name=Ana'])
  })

  it('[VIE-7] a shared view can be changed and removed only by its owner', async () => {
    const view = await save(supervisor, { isShared: true })
    const before = await databaseState(world.db)
    for (const refused of [await change('of-two', view, { name: 'Mine' }), await remove('of-two', view)])
      expect([refused.status, codeOf(refused.body)]).toEqual([409, 'views.not-owner'])
    for (const missing of [
      await change('neighbour', view, { name: 'Mine' }),
      await remove('neighbour', view),
    ])
      expect([missing.status, codeOf(missing.body)]).toEqual([404, 'not-found'])
    expect(await databaseState(world.db)).toEqual(before)
  })
})

describe('changing a view', () => {
  it('[VIE-7] a change of a view sets only the fields in the body, and increases the version', async () => {
    const view = await save(supervisor)
    const renamed = await change(supervisor, view, { name: ' Gone ' }, ifMatch(view))
    expect(renamed.body).toEqual({ ...view, name: 'Gone', version: '2' })
    expect(renamed.headers.get('ETag')).toBe('"2"')
    const updated = await change(supervisor, view, { query: 'name=Ana&page=3', isShared: true })
    expect(updated.body).toMatchObject({ name: 'Gone', query: 'name=Ana', isShared: true, version: '3' })
    expect((await change(supervisor, view, { isShared: true })).body).toMatchObject({ version: '3' })
  })

  it('[VIE-3] a view can be renamed to a different spelling of its name, but not to the name of another view', async () => {
    const view = await save(supervisor)
    await save(supervisor, { name: 'Other' })
    expect((await change(supervisor, view, { name: 'other' })).status).toBe(400)
    expect((await change(supervisor, view, { name: 'WHO LEFT' })).status).toBe(200)
  })

  it('[VIE-7] [REC-52] a change that is based on an older version of a view is refused with the current view', async () => {
    const view = await save(supervisor)
    const { body: current } = await change(supervisor, view, { name: 'Theirs' }, ifMatch(view))
    for (const late of [
      await change(supervisor, view, { name: 'Mine' }, ifMatch(view)),
      await remove(supervisor, view, ifMatch(view)),
    ]) {
      expect([late.status, late.headers.get('ETag')]).toEqual([412, '"2"'])
      expect(late.body).toMatchObject({ code: 'record-changed', current })
    }
  })

  it('[VIE-7] [REC-52] only one of five changes that are based on the same version of a view is accepted', async () => {
    const view = await save(supervisor)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => change(supervisor, view, { name: `Name ${at}` }, ifMatch(view))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412])
  })

  it('[REC-53] a change of a view that is repeated with its idempotency key gets the first response again', async () => {
    const view = await save(supervisor)
    const headers = { ...ifMatch(view), 'Idempotency-Key': 'rename-1' }
    const first = await change(supervisor, view, { name: 'Gone' }, headers)
    const again = await change(supervisor, view, { name: 'Gone' }, headers)
    expect([again.status, again.body]).toEqual([200, first.body])
    const removal = { ...ifMatch({ version: '2' }), 'Idempotency-Key': 'remove-1' }
    expect((await remove(supervisor, view, removal)).status).toBe(200)
    expect((await remove(supervisor, view, removal)).status).toBe(200)
    expect(await viewsOf(supervisor)).toEqual([])
  })
})

describe('the default of a list', () => {
  const defaultOf = async (by: string, list?: ViewedList) =>
    (await viewsOf(by, list)).filter(({ isDefault }) => isDefault).map(({ name }) => name)

  it('[VIE-8] a user has at most one default view for each list', async () => {
    const own = await save(supervisor, { name: 'Own', isShared: true })
    await save(supervisor, { name: 'Later', isDefault: true })
    expect(await defaultOf(supervisor)).toEqual(['Later'])
    await setDefault(supervisor, own.id)
    await setDefault('of-two', own.id)
    expect(await defaultOf(supervisor)).toEqual(['Own'])
    expect(await defaultOf('of-two')).toEqual(['Own'])
    await setDefault(supervisor, null)
    expect(await defaultOf(supervisor)).toEqual([])
    expect(await defaultOf('of-two')).toEqual(['Own'])
  })

  it('[VIE-8] a view of another list, or a view that the user may not see, is refused as the default view', async () => {
    const hidden = await save(supervisor, { isShared: false })
    const ofClients = await save('of-two', { list: 'clients' })
    for (const id of [hidden.id, ofClients.id, 999_999])
      expect((await setDefault('of-two', id)).status).toBe(404)
    expect(await world.db.select().from(defaultViews)).toEqual([])
  })

  it('[VIE-8] a list has no default view after the default view was removed, and none while its user may not see the view', async () => {
    const view = await save(supervisor, { isShared: true })
    await setDefault('of-two', view.id)
    await change(supervisor, view, { isShared: false })
    expect(await defaultOf('of-two')).toEqual([])
    await change(supervisor, view, { isShared: true })
    await remove(supervisor, view)
    expect(await world.db.select().from(defaultViews)).toEqual([])
  })
})
