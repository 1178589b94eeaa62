import { usersReportColumnNames } from '@remesa/domain/users'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from '../db/schema'
import { userId } from '../testing/requests/users.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const all = Object.fromEntries(usersReportColumnNames.map((name) => [name, true]))
const line = 'POST /api/configuration/v1/report/users'

const request = async (as: string, filterOptions: object, informationOptions: object = all) => {
  const body = { filterOptions: { active: true, ...filterOptions }, informationOptions }
  const { status } = await world.call(as, line, { body })
  expect(status).toBe(200)
  const [row] = await world.db
    .select()
    .from(reports)
    .where(eq(reports.userId, userId(as)))
    .orderBy(desc(reports.id))
    .limit(1)
  return row
}

/** The columns that are switched on, in the order of the report. The order in the database is different. */
const columnsOn = (row: Awaited<ReturnType<typeof request>>) => {
  const columns: object = Object(row?.request['informationOptions'])
  return usersReportColumnNames.filter((name) => Reflect.get(columns, name) === true)
}

describe('[API-CFG-13] the report of users', () => {
  it('the report of users is queued with its filters and columns', async () => {
    const filters = {
      username: 'customer',
      usernamePrecise: false,
      creationDate: '2026-11-23',
      creationDatePrecise: true,
    }
    const row = await request('provider-admin', { ...filters, active: false }, { ...all, email: false })
    expect(row).toMatchObject({ type: 'USERS', status: 'RECEIVED' })
    expect(row?.request['filterOptions']).toEqual({
      active: false,
      username: 'customer',
      creationDate: '2026-11-23',
      creationDatePrecise: true,
    })
    expect(columnsOn(row)).toEqual(usersReportColumnNames.filter((name) => name !== 'email'))
  })

  it.each([
    ['provider-admin', []],
    ['provider-staff', ['country', 'administrator']],
    ['customer-supervisor', ['country', 'administrator', 'userType']],
  ])(
    '[PRM-52] [PRM-53] the report of users that %s requests contains all columns except %j',
    async (as, hidden) => {
      const row = await request(as, {})
      expect(columnsOn(row)).toEqual(usersReportColumnNames.filter((name) => !hidden.includes(name)))
    },
  )

  it('[USR-15] the report of users ignores filters that the portal does not offer to the caller', async () => {
    const filters = { userType: 'REMESA', countryId: 1, admin: true, name: 'Ana' }
    expect((await request('provider-admin', filters))?.request['filterOptions']).toEqual({
      active: true,
      ...filters,
    })
    expect((await request('provider-staff', filters))?.request['filterOptions']).toEqual({
      active: true,
      userType: 'REMESA',
      name: 'Ana',
    })
    expect((await request('customer-supervisor', filters))?.request['filterOptions']).toEqual({
      active: true,
      name: 'Ana',
    })
  })

  it('[ADM-USR-43] a request for the report of users is refused if it contains an invalid e-mail address as an exact match', async () => {
    const filterOptions = { active: true, email: 'ana', emailPrecise: true }
    const answer = await world.call('provider-admin', line, {
      body: { filterOptions, informationOptions: all },
    })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'filterOptions.email' }] } })
  })

  it('[ADM-USR-51] the report of users is forbidden to users who are not offered this report', async () => {
    const body = { filterOptions: { active: true }, informationOptions: all }
    expect((await world.call('customer-de', line, { body })).status).toBe(403)
  })

  it('[ID-01] the report of users is requested once for each idempotency key', async () => {
    const body = { filterOptions: { active: true }, informationOptions: all }
    const count = () => world.db.$count(reports, eq(reports.userId, userId('provider-staff')))
    const before = await count()
    const headers = { 'Idempotency-Key': 'users-report-1' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.call('provider-staff', line, { body, headers })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })
})
