import { buildClientReport } from '@remesa/domain/clients'
import { buildServicePointReport } from '@remesa/domain/service-points'
import { buildSubclientReport } from '@remesa/domain/subclients'
import { buildUsersReport, usersReportColumnNames } from '@remesa/domain/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { employeeSearches, users } from '../db/schema'
import { makeFor } from '../reports/reports.fixtures'
import { searchesReportBody } from '../testing/requests/reports.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const state = { page: 1, orderBy: 'id', direction: 'DESC', active: true, filters: {}, precise: [] } as const

describe('the report of users', () => {
  const make = (username: string, changes: Partial<Parameters<typeof buildUsersReport>[0]> = {}) =>
    makeFor(world.db, username, {
      type: 'USERS',
      request: buildUsersReport({ ...state, ...changes }, usersReportColumnNames),
    })

  it('[PRM-52] [PRM-53] [AZ-05] the report of users contains country, administrator and user type only for users who may see them', async () => {
    const [admin, staff, supervisor] = [
      await make('provider-admin'),
      await make('provider-staff'),
      await make('customer-supervisor'),
    ]
    expect(admin.headers).toEqual([
      'Username',
      'First name',
      'Last name',
      'Email',
      'Country',
      'Supervisor',
      'Administrator',
      'User type',
      'Clients',
      'Centers',
      'Service points',
      'Active',
      'Created in SOL',
      'Synchronised',
      'Creation date',
      'Modules',
    ])
    const without = (...names: string[]) => admin.headers.filter((header) => !names.includes(String(header)))
    expect(staff.headers).toEqual(without('Country', 'Administrator'))
    expect(supervisor.headers).toEqual(without('Country', 'Administrator', 'User type'))
  })

  it('[AZ-01] the report of users contains the same users as the list of users, for each account', async () => {
    for (const username of ['provider-admin', 'provider-staff', 'customer-supervisor']) {
      const { body } = await world.call(username, 'GET /api/configuration/v1/user?size=1000&active=true')
      const { column } = await make(username)
      expect([username, column('Username').toSorted()]).toEqual([username, usernamesOf(body).toSorted()])
    }
  })

  it('the report of users contains assignments by name, and modules, states and days as texts', async () => {
    const { headers, rows } = await make('provider-admin', { filters: { username: 'customer-operator' } })
    expect(rows).toHaveLength(1)
    expect(Object.fromEntries(headers.map((header, at) => [header, rows[0]?.[at]]))).toMatchObject({
      Username: 'customer-operator',
      'User type': 'Customer',
      Country: 'Spain',
      Supervisor: 'No',
      Active: 'Yes',
      Clients: 'Bazar Norte, Cafés Mirasol, Farmacias Alameda',
      Centers: 'Mirasol Valencia',
      'Service points': null,
      'Creation date': new Date('2026-11-23T00:00:00Z'),
      Modules: 'SMART CASH, SOL CUSTOMER',
    })
  })

  it('the report of users applies all filters of its request, including filters for exact matches (`namePrecise`), and contains only the requested columns', async () => {
    const loose = await make('provider-admin', { filters: { name: 'ol' } })
    expect(loose.column('First name')).toContain('Olga')
    const precise = await make('provider-admin', { filters: { name: 'ol' }, precise: ['namePrecise'] })
    expect(precise.rows).toEqual([])
    const request = buildUsersReport({ ...state }, ['email'])
    const { headers } = await makeFor(world.db, 'provider-admin', { type: 'USERS', request })
    expect(headers).toEqual(['Email'])
  })

  it('[AZ-05] the report of users ignores the filter by country if its user may not choose a country', async () => {
    const all = await make('provider-staff')
    const asked = await make('provider-staff', { filters: { countryId: '2' } })
    expect(asked.rows).toEqual(all.rows)
  })
})

const usernamesOf = (body: unknown): readonly string[] =>
  z
    .object({ content: z.array(z.object({ username: z.string() })) })
    .parse(body)
    .content.map(({ username }) => username)

describe('the report of clients', () => {
  const make = (username: string, changes = {}) =>
    makeFor(world.db, username, {
      type: 'CLIENT',
      request: buildClientReport({ ...state, ...changes }),
    })

  it('[API-CFG-19] the report of clients contains the clients that its user may see', async () => {
    const own = await make('customer-supervisor')
    expect(own.headers).toEqual(['Country', 'Client code', 'Client', 'Active'])
    expect(own.rows.map((row) => [row[0], row[2], row[3]])).toEqual([['Spain', 'Bazar Norte', 'Yes']])
    expect(new Set((await make('provider-staff')).column('Country'))).toEqual(new Set(['Spain']))
    expect((await make('provider-admin')).column('Country')).toContain('Germany')
  })

  it('the report of clients contains inactive clients if its user may activate them', async () => {
    expect((await make('provider-staff', { active: false })).column('Active')).toContain('No')
    expect((await make('customer-supervisor', { active: false })).column('Active')).not.toContain('No')
  })

  it('the report of clients applies the filters of its request', async () => {
    const found = await make('provider-admin', { filters: { description: 'LINDNER', countryId: '3' } })
    expect(found.column('Client')).toEqual(['Kaufhaus Lindner'])
    const precise = { filters: { description: 'LINDNER' }, precise: ['descriptionPrecise'] }
    expect((await make('provider-admin', precise)).rows).toEqual([])
  })
})

describe('the report of subclients', () => {
  const make = (username: string, changes = {}) =>
    makeFor(world.db, username, {
      type: 'SUBCLIENT',
      request: buildSubclientReport({ ...state, ...changes }),
    })

  it('[API-CFG-25] the report of subclients contains the subclients that its user may see, with client and delegation', async () => {
    const { headers, rows } = await make('customer-supervisor')
    expect(headers).toEqual([
      'Country',
      'Client code',
      'Client',
      'Center code',
      'Center',
      'Delegation',
      'Active',
    ])
    expect(rows.map((row) => [row[2], row[4], row[5], row[6]])).toEqual([
      ['Bazar Norte', 'Bazar Norte Bilbao', 'Bilbao', 'Yes'],
      ['Bazar Norte', 'Bazar Norte Madrid', 'Madrid', 'Yes'],
    ])
  })

  it('the report of subclients applies the filters of its request', async () => {
    const { column } = await make('provider-staff', {
      filters: { clientDesc: 'bazar', delegationDesc: 'madrid' },
      precise: [],
    })
    expect(column('Center')).toEqual(['Bazar Norte Madrid'])
  })
})

describe('the report of service points', () => {
  const make = (username: string, changes = {}) =>
    makeFor(world.db, username, {
      type: 'SERVICE_POINT',
      request: { ...buildServicePointReport({ ...state, ...changes }) },
    })

  it('[API-CFG-32] the report of service points contains the points that its user may see, with their modules', async () => {
    const { headers, column } = await make('customer-supervisor')
    expect(headers).toEqual([
      'Country',
      'Client code',
      'Client',
      'Center code',
      'Center',
      'Service point code',
      'Service point',
      'Type',
      'Device',
      'Modules',
      'Active',
    ])
    const device = column('Service point').indexOf('Abando, caja inteligente')
    expect([column('Type')[device], column('Device')[device], column('Modules')[device]]).toEqual([
      'CASHTODAY',
      'DEV-48008-1',
      'Smartcash Deposit, Smartcash Balances',
    ])
    expect(column('Service point')).not.toContain('Fuencarral, cerrada')
    expect((await make('provider-staff', { active: false })).column('Service point')).toContain(
      'Fuencarral, cerrada',
    )
  })

  it('the report of service points applies the filters of its request', async () => {
    const { column } = await make('provider-staff', { filters: { type: 'CASHTODAY', clientDesc: 'bazar' } })
    expect(column('Service point')).toEqual(['Abando, caja inteligente'])
  })
})

describe('the report of employee searches', () => {
  beforeAll(async () => {
    const all = await world.db.select({ id: users.id, username: users.username }).from(users)
    const idOf = (username: string) => all.find((user) => user.username === username)?.id ?? 0
    const search = (username: string, identifier: string, searchedAt: string, success = true) => ({
      userId: idOf(username),
      countryId: 1,
      searchType: 'TIP',
      identifier,
      success,
      searchedAt: new Date(searchedAt),
    })
    await world.db
      .insert(employeeSearches)
      .values([
        search('customer-operator', 'A-first-moment', '2026-10-31T23:00:00Z'),
        search('customer-operator', 'A-last-moment', '2026-11-23T22:59:59.900Z', false),
        search('customer-operator', 'A-before', '2026-10-31T22:59:59Z'),
        search('customer-operator', 'A-after', '2026-11-23T23:00:00Z'),
        search('new-user', 'A-colleague', '2026-11-20T08:05:00Z'),
        search('customer-other', 'B-neighbour', '2026-11-20T09:00:00Z'),
        search('provider-admin', 'C-provider', '2026-11-20T10:00:00Z'),
      ])
  })

  const make = (username: string, request: Record<string, unknown> = searchesReportBody()) =>
    makeFor(world.db, username, { type: 'EMPLOYEE_SEARCH', request })

  it('[API-CFG-49] the report of searches contains the searches by the client’s people, with times in the time zone of the request', async () => {
    const { headers, rows } = await make('customer-operator')
    expect(headers).toEqual(['User', 'Search type', 'Identifier', 'Date', 'Time', 'Clients', 'Found'])
    expect(rows).toEqual([
      [
        'customer-operator',
        'TIP',
        'A-first-moment',
        new Date('2026-11-01T00:00:00Z'),
        '00:00',
        'Bazar Norte, Cafés Mirasol, Farmacias Alameda',
        'Yes',
      ],
      [
        'customer-operator',
        'TIP',
        'A-last-moment',
        new Date('2026-11-23T00:00:00Z'),
        '23:59',
        'Bazar Norte, Cafés Mirasol, Farmacias Alameda',
        'No',
      ],
      ['new-user', 'TIP', 'A-colleague', new Date('2026-11-20T00:00:00Z'), '09:05', 'Bazar Norte', 'Yes'],
    ])
  })

  it('[AZ-01] the report of searches names only those clients of a searcher that the report’s user may see', async () => {
    const { column } = await make('new-user')
    expect(new Set(column('Clients'))).toEqual(new Set(['Bazar Norte']))
  })

  it('[AZ-01] the report of searches contains no data of a requested client that its user may not see', async () => {
    expect((await make('customer-operator', searchesReportBody('Mercado Levante'))).rows).toEqual([])
    const body = searchesReportBody()
    const everybody = { ...body.employeeSearchReportFilterDTO, entities: [] }
    const own = await make('customer-operator', { ...body, employeeSearchReportFilterDTO: everybody })
    expect(own.column('Identifier')).not.toContain('B-neighbour')
    expect(own.rows).toHaveLength(3)
    const provider = await make('provider-admin', { ...body, employeeSearchReportFilterDTO: everybody })
    expect(provider.column('Identifier')).toEqual(expect.arrayContaining(['B-neighbour', 'C-provider']))
  })

  it('the report of searches contains only the requested columns', async () => {
    const body = searchesReportBody()
    const columns = { ...body.informationOptionsEmployees, searchIdentifier: false, entities: false }
    const { headers } = await make('customer-operator', { ...body, informationOptionsEmployees: columns })
    expect(headers).toEqual(['User', 'Search type', 'Date', 'Time', 'Found'])
  })
})
