import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility, type PortalSubject } from '../abilities'
import { viewerOf } from '../abilities/testing'
import { CountryConfig } from '../country'
import { defaultBrand, readListState, toSearchParams, writeListState } from '../kernel'
import { recordRowActions } from '../records'
import {
  allServicePointReportColumns,
  buildServicePointReport,
  ServicePointReportRequest,
  servicePointKind,
  servicePointList,
  servicePointListSpec,
  servicePointSelectorQuery,
} from '.'

const reading = (...subjects: readonly PortalSubject[]) => ({
  can: (action: string, subject: PortalSubject) => action === 'read' && subjects.includes(subject),
})
const nobody = reading()
const everybody = reading(
  'ServicepointAddPage',
  'ServicepointEditPage',
  'ServicepointEditActive',
  'ReportTypeServicepoint',
)
const administration = (userType: string) =>
  deriveAbility({
    user: {
      userType,
      admin: false,
      supervisor: false,
      roles: [{ code: `${defaultBrand.rolePrefix}ADMINISTRATION` }],
    },
    config: CountryConfig.parse({
      id: 1,
      code: 'ES',
      name: 'Spain',
      Administration: { Enabled: true },
      Reports: { Enabled: true, ReportType: { Servicepoint: { Enabled: true } } },
    }),
  })

const anyValue = fc.oneof(
  fc.constantFrom('', ' ', 'SOL', 'CASHTODAY', '1', '0', 'a', 'true', 'false'),
  fc.string(),
)
const anyQuery = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...Object.keys(servicePointListSpec.filters),
      'clientPrecise',
      'codePrecise',
      'descriptionPrecise',
      'deviceIdPrecise',
      'idCashPrecise',
      'addressPrecise',
      'delegationDesc',
      'orderBy',
      'direction',
      'active',
      'page',
    ),
    anyValue,
  ),
  { maxLength: 16 },
)

describe('actions above the list', () => {
  it('[SVP-20] each action above the list of service points requires a separate permission', () => {
    const none = { add: false, export: false, showInactive: false }
    expect(servicePointList.offers(viewerOf(nobody))).toEqual(none)
    expect(servicePointList.offers(viewerOf(reading('ServicepointAddPage')))).toEqual({ ...none, add: true })
    expect(servicePointList.offers(viewerOf(reading('ReportTypeServicepoint')))).toEqual({
      ...none,
      export: true,
    })
    expect(servicePointList.offers(viewerOf(reading('ServicepointEditActive')))).toEqual({
      ...none,
      showInactive: true,
    })
  })

  it('[SVP-20] only administrators of the provider may add, activate and deactivate service points', () => {
    expect(servicePointList.offers(viewerOf(administration(defaultBrand.providerUserType)))).toEqual({
      add: true,
      export: true,
      showInactive: true,
    })
    expect(servicePointList.offers(viewerOf(administration('CLIENTE')))).toEqual({
      add: false,
      export: true,
      showInactive: false,
    })
  })
})

describe('state of the list', () => {
  it('[SVP-21] the list of service points accepts every filter and every exact-match switch in its URL', () => {
    const query = {
      countryId: '2',
      type: 'CASHTODAY',
      clientDesc: 'Bazar',
      clientPrecise: 'true',
      subclientDesc: 'Bilbao',
      subclientPrecise: 'true',
      codeSol: '12',
      codePrecise: 'true',
      description: 'Gran Vía',
      descriptionPrecise: 'true',
      deviceId: 'DEV',
      deviceIdPrecise: 'true',
      idSmartcash: 'SC',
      idCashPrecise: 'true',
      address: 'Bilbao',
      addressPrecise: 'true',
      search: 'via gran',
      active: 'false',
      page: '3',
      orderBy: 'deviceId',
      direction: 'ASC',
    }
    const state = readListState(Object.entries(query), servicePointListSpec)
    expect(Object.fromEntries(writeListState(state, servicePointListSpec))).toEqual(query)
    expect(toSearchParams(state)).toEqual({
      countryId: '2',
      type: 'CASHTODAY',
      clientDesc: 'Bazar',
      clientPrecise: true,
      subclientDesc: 'Bilbao',
      subclientPrecise: true,
      codeSol: '12',
      codePrecise: true,
      description: 'Gran Vía',
      descriptionPrecise: true,
      deviceId: 'DEV',
      deviceIdPrecise: true,
      idSmartcash: 'SC',
      idCashPrecise: true,
      address: 'Bilbao',
      addressPrecise: true,
      search: 'via gran',
      active: false,
      page: 2,
      size: 10,
      orderBy: 'deviceId',
      direction: 'ASC',
    })
  })

  it('[SVP-21] the list of service points can’t be filtered by delegation or by an unknown type', () => {
    const query = { delegationDesc: 'Bilbao', type: 'SMARTCASH', countryId: 'ES' }
    expect(readListState(Object.entries(query), servicePointListSpec).filters).toEqual({})
  })

  it('[SVP-21] [SVP-22] the URL of the list of service points restores its filters, sorting and page', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const state = readListState(query, servicePointListSpec)
        expect(readListState(writeListState(state, servicePointListSpec), servicePointListSpec)).toEqual(
          state,
        )
      }),
    )
  })

  it('[SVP-22] the list of service points is sorted by id descending by default, and can be sorted by every sortable column', () => {
    const sorting = (orderBy: string) => readListState([['orderBy', orderBy]], servicePointListSpec).orderBy
    expect(readListState([], servicePointListSpec)).toEqual({
      page: 1,
      orderBy: 'id',
      direction: 'DESC',
      active: true,
      filters: {},
      precise: [],
    })
    const columns = ['type', 'client', 'subclient', 'codeSol', 'description', 'deviceId', 'active', 'id']
    expect(columns.map(sorting)).toEqual(columns)
    expect(['address', 'password', 'edit'].map(sorting)).toEqual(['id', 'id', 'id'])
  })

  it('[SVP-23] only administrators can filter the list of service points by country', () => {
    const others = [
      'type',
      'clientDesc',
      'subclientDesc',
      'codeSol',
      'description',
      'deviceId',
      'idSmartcash',
      'address',
      'search',
    ]
    expect(servicePointList.filters(viewerOf(nobody))).toEqual(others)
    expect(servicePointList.filters(viewerOf(nobody, { admin: true }))).toEqual(['countryId', ...others])
    expect(servicePointList.filters(viewerOf(nobody, { admin: true }))).toEqual(
      Object.keys(servicePointListSpec.filters),
    )
  })

  it('[SVP-24] a filter for inactive points or for a country applies to the list only if the user may use the filter', () => {
    const query = [
      ['active', 'false'],
      ['countryId', '2'],
    ] as const
    const state = (admin: boolean, ability: typeof nobody) => {
      const { active, filters } = servicePointList.read(query, viewerOf(ability, { admin }))
      return { active, ...filters }
    }
    expect(state(true, everybody)).toEqual({ active: false, countryId: '2' })
    expect(state(true, nobody)).toEqual({ active: true, countryId: '2' })
    expect(state(false, everybody)).toEqual({ active: false })
  })

  it('[SVP-24] no filter applies to the list of service points if the user does not see that filter', () => {
    fc.assert(
      fc.property(anyQuery, fc.boolean(), fc.boolean(), (query, admin, switches) => {
        const ability = switches ? reading('ServicepointEditActive') : nobody
        const wanted = readListState(query, servicePointListSpec)
        const state = servicePointList.read(query, viewerOf(ability, { admin }))
        expect(state.active).toBe(wanted.active || !switches)
        expect(state.filters.countryId).toBe(admin ? wanted.filters.countryId : undefined)
        const { countryId: _wanted, ...wantedRest } = wanted.filters
        const { countryId: _shown, ...rest } = state.filters
        expect(rest).toEqual(wantedRest)
      }),
    )
  })
})

describe('rows', () => {
  const data = ['type', 'client', 'subclient', 'codeSol', 'description', 'deviceId', 'active']

  const columnsOf = (...subjects: readonly PortalSubject[]) =>
    servicePointList.columns(viewerOf(reading(...subjects)))
  const namesOf = (...subjects: readonly PortalSubject[]) => columnsOf(...subjects).map(({ name }) => name)

  it('[SVP-22] [SVP-25] the list of service points can be sorted only by id and by columns that show data', () => {
    const sorted = columnsOf().flatMap(({ sortBy }) => sortBy ?? [])
    expect(['id', ...sorted]).toEqual(servicePointListSpec.sortable)
  })

  it('[SVP-25] the rows of the list of service points link to the edit page only for users who may read that page', () => {
    expect(namesOf('ServicepointEditPage')).toEqual(['edit', ...data])
    expect(namesOf('ServicepointEditActive', 'ServicepointAddPage')).toEqual(data)
  })

  it('[SVP-26] active rows of the list can be edited; users with the permission can activate and deactivate service points', () => {
    const allowed = { allowed: true, reasons: [] }
    expect(recordRowActions({ active: true }, everybody, servicePointKind)).toEqual({
      edit: allowed,
      toggle: allowed,
    })
    const { edit, toggle } = recordRowActions({ active: false }, everybody, servicePointKind)
    expect(edit).toMatchObject({ allowed: false, reasons: [{ rule: 'inactive' }] })
    expect(toggle).toEqual(allowed)
  })

  it('[SVP-26] the refusal of an action on a service point in the list contains the missing permission', () => {
    const { edit, toggle } = recordRowActions({ active: false }, nobody, servicePointKind)
    expect(edit.reasons.map(({ rule, params }) => [rule, params])).toEqual([
      ['no-permission', { subject: 'ServicepointEditPage' }],
      ['inactive', {}],
    ])
    expect(toggle.reasons.map(({ rule, params }) => [rule, params])).toEqual([
      ['no-permission', { subject: 'ServicepointEditActive' }],
    ])
  })
})

describe('report', () => {
  it('[SVP-27] [SVP-28] the report of service points has the same filters as the list, and contains every column', () => {
    const query = {
      countryId: '2',
      type: 'SOL',
      idSmartcash: 'SC',
      idCashPrecise: 'true',
      address: 'Gran Vía',
      active: 'false',
      page: '4',
      orderBy: 'type',
    }
    expect(buildServicePointReport(readListState(Object.entries(query), servicePointListSpec))).toEqual({
      cashServicepointParamsDTO: {
        active: false,
        countryId: 2,
        type: 'SOL',
        idSmartcash: 'SC',
        idCashPrecise: true,
        address: 'Gran Vía',
      },
      informationOptionsServicePoint: {
        country: true,
        active: true,
        entityCode: true,
        entityDescription: true,
        subclientCode: true,
        subclientDescription: true,
        servicePointId: true,
        servicePointDescription: true,
        type: true,
        deviceId: true,
        modules: true,
      },
    })
  })

  it('[SVP-28] the report of service points does not contain columns that are switched off', () => {
    const columns = { ...allServicePointReportColumns, modules: false }
    const state = readListState([], servicePointListSpec)
    expect(buildServicePointReport(state, columns).informationOptionsServicePoint).toEqual(columns)
  })

  it('[SVP-27] the report of service points has the filters of the list, for any URL of the list', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const state = readListState(query, servicePointListSpec)
        const body = buildServicePointReport(state)
        expect(ServicePointReportRequest.parse(body)).toEqual(body)
        const { active, countryId, ...rest } = body.cashServicepointParamsDTO
        expect(active).toBe(state.active)
        expect(countryId === undefined ? undefined : String(countryId)).toBe(state.filters.countryId)
        const { countryId: _, ...texts } = state.filters
        expect(rest).toEqual({ ...texts, ...Object.fromEntries(state.precise.map((name) => [name, true])) })
      }),
    )
  })
})

describe('selector', () => {
  it('[SVP-85] the selector of service points requests ten active service points of the subclient per page', () => {
    expect(servicePointSelectorQuery({ subclientId: 20, typed: ' Gran ', page: 2 })).toEqual({
      subclientId: 20,
      active: true,
      page: 2,
      size: 10,
      codeOrDesc: 'Gran',
    })
    expect(servicePointSelectorQuery({ subclientId: 20, typed: '  ', size: 100 })).toEqual({
      subclientId: 20,
      active: true,
      page: 0,
      size: 100,
    })
  })
})
