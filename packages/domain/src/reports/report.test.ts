import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { CountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import { anyHostileText } from '../kernel/testing'
import {
  canRequestReport,
  isExpired,
  nextReportStatuses,
  offeredReportTypes,
  offersAgain,
  ReportRecord,
  type ReportType,
  reportActions,
  reportMessageKeys,
  reportStatus,
  reportStatuses,
  reportTypeKey,
  reportTypes,
} from '.'
import { anyReportAbility, anyReportRecord, anyReportStatusCode, reportWith } from './testing'

describe('a report', () => {
  it('[RPT-1] parsing a report in a response keeps only the known fields', () => {
    const wire = {
      id: 7,
      type: 'USERS',
      filename: 'users.xlsx',
      status: 'UPLOADED',
      requestDate: '2026-11-21T09:30:00+01:00',
      reportDate: '2026-11-21T09:31:00+01:00',
      expirationDate: '2026-12-21T09:31:00Z',
      user: { username: 'ana', countryCode: 'ES' },
    }
    expect(ReportRecord.parse({ ...wire, size: 12 })).toEqual({ ...wire, id: '7' })
  })

  it('[RPT-1] a report in a response is accepted if its type is unknown and all fields about its file are missing', () => {
    expect(ReportRecord.parse({ id: 'a', type: 'NEW', status: 'QUEUED' })).toEqual({
      id: 'a',
      type: 'NEW',
      status: 'QUEUED',
      filename: null,
      requestDate: null,
      reportDate: null,
      expirationDate: null,
      user: null,
    })
    expect(reportWith({ user: { username: 'ana' } }).user).toEqual({ username: 'ana', countryCode: null })
  })

  it.each([['id'], ['type'], ['status']])('[RPT-1] a report without %s is refused', (name) => {
    expect(ReportRecord.safeParse({ ...reportWith(), [name]: undefined }).success).toBe(false)
  })

  it('[RPT-1] the dates of a report are instants with an offset from UTC', () => {
    expect(ReportRecord.safeParse({ ...reportWith(), requestDate: '2026-11-21T09:30:00' }).success).toBe(
      false,
    )
  })

  it('[RPT-1] parsing a report a second time does not change it', () => {
    fc.assert(
      fc.property(anyReportRecord, (report) => {
        expect(ReportRecord.parse(report)).toEqual(report)
      }),
    )
  })
})

describe('statuses', () => {
  it('[RPT-2] reports have four statuses, each with its message and tone', () => {
    expect(reportStatuses.map(({ code, messageKey, tone }) => [code, messageKey, tone])).toEqual([
      ['RECEIVED', 'reports.status.RECEIVED', 'received'],
      ['PROCESSING', 'reports.status.PROCESSING', 'processing'],
      ['UPLOADED', 'reports.status.UPLOADED', 'uploaded'],
      ['ERROR', 'reports.status.ERROR', 'error'],
    ])
    expect(reportStatus('ERROR')).toBe(reportStatuses[3])
  })

  it('[RPT-2] an unknown status of a report has a neutral tone', () => {
    expect(reportStatus('uploaded')).toEqual({
      code: 'uploaded',
      messageKey: undefined,
      tone: 'neutral',
      next: [],
    })
  })

  it.each([
    ['RECEIVED', ['PROCESSING']],
    ['PROCESSING', ['UPLOADED', 'ERROR']],
    ['UPLOADED', []],
    ['ERROR', []],
    ['LOST', []],
    ['constructor', []],
  ])('[RPT-3] the statuses that can follow the status %s of a report are %j', (code, next) => {
    expect(nextReportStatuses(code)).toEqual(next)
  })

  it('[RPT-3] from any status, a report reaches a final status after at most two steps, through known statuses', () => {
    fc.assert(
      fc.property(anyReportStatusCode, (code) => {
        const second = nextReportStatuses(code).flatMap(nextReportStatuses)
        expect(second.flatMap(nextReportStatuses)).toEqual([])
        for (const next of [...nextReportStatuses(code), ...second]) {
          expect(reportStatus(next).messageKey).toBeDefined()
        }
      }),
    )
  })
})

describe('actions', () => {
  it('[RPT-4] a report can be downloaded and removed only after its file is stored', () => {
    const allowed = { allowed: true, reasons: [] }
    expect(reportActions(reportWith())).toEqual({ download: allowed, remove: allowed })
  })

  it.each([
    ['RECEIVED', 'not-ready'],
    ['PROCESSING', 'not-ready'],
    ['ERROR', 'failed'],
    ['uploaded', 'status-unknown'],
    ['', 'status-unknown'],
  ])(
    '[RPT-4] in the status "%s", a report can’t be downloaded or removed, for the reason %s',
    (status, rule) => {
      const refused = {
        allowed: false,
        reasons: [{ rule, key: `reports.refused.${rule}`, params: { status, required: 'UPLOADED' } }],
      }
      expect(reportActions(reportWith({ status }))).toEqual({ download: refused, remove: refused })
    },
  )

  it('[RPT-4] the refusal to download or remove a report contains the status in which the report can be downloaded and removed', () => {
    fc.assert(
      fc.property(anyReportRecord, (report) => {
        const { download, remove } = reportActions(report)
        expect(download).toEqual(remove)
        expect(download.allowed).toBe(report.status === 'UPLOADED')
        for (const { params } of download.reasons) {
          const status = String(params['required'])
          expect(reportActions({ ...report, status }).download.allowed).toBe(true)
          expect(reportActions({ ...report, status }).remove.allowed).toBe(true)
        }
      }),
    )
  })

  it('[RPT-4] the refusal of a download has the reason not-ready exactly if the report may get a file later', () => {
    fc.assert(
      fc.property(anyReportStatusCode, (status) => {
        const rules = reportActions({ status }).download.reasons.map(({ rule }) => rule)
        expect(rules.includes('not-ready')).toBe(nextReportStatuses(status).length > 0)
      }),
    )
  })
})

const abilityFor = (enabled: readonly string[], reports = true) =>
  deriveAbility({
    user: {
      userType: 'CLIENTE',
      admin: false,
      supervisor: false,
      roles: [{ code: `${defaultBrand.rolePrefix}ORDERS` }],
    },
    config: CountryConfig.parse({
      id: 1,
      code: 'ES',
      name: 'Spain',
      Orders: { Enabled: true },
      Reports: {
        Enabled: reports,
        ReportType: Object.fromEntries(enabled.map((name) => [name, { Enabled: true }])),
      },
    }),
  })

describe('expired and failed reports', () => {
  const expirationDate = '2026-11-30T10:00:00Z'
  const at = (instant: string) => ({ now: new Date(instant) })

  it('[RPT-6] a report has expired from the instant of its expiration date', () => {
    expect(isExpired({ expirationDate }, at('2026-11-30T09:59:59Z'))).toBe(false)
    expect(isExpired({ expirationDate }, at(expirationDate))).toBe(true)
    expect(isExpired({ expirationDate: null }, at('2099-01-01T00:00:00Z'))).toBe(false)
  })

  it.each([
    ['UPLOADED', '2026-11-30T09:00:00Z', false],
    ['UPLOADED', '2026-11-30T10:00:00Z', true],
    ['ERROR', '2026-11-30T09:00:00Z', true],
    ['ERROR', '2026-11-30T10:00:00Z', true],
    ['RECEIVED', '2026-12-30T10:00:00Z', false],
    ['PROCESSING', '2026-12-30T10:00:00Z', false],
    ['ARCHIVED', '2026-12-30T10:00:00Z', false],
  ])('[RPT-6] a report with the status %s can be requested again at %s: %s', (status, instant, expected) => {
    expect(offersAgain({ status, expirationDate }, at(instant))).toBe(expected)
  })
})

describe('types', () => {
  it('[RPT-10] there are eight types of report, each with its subject of permissions and its message', () => {
    expect(reportTypes.map(({ code, subject, messageKey }) => [code, subject, messageKey])).toEqual([
      ['USERS', 'ReportTypeUsers', 'reports.type.USERS'],
      ['ORDERS', 'ReportTypeOrders', 'reports.type.ORDERS'],
      ['EMPLOYEE_SEARCH', 'ReportTypeSearchEmployee', 'reports.type.EMPLOYEE_SEARCH'],
      ['SUBCLIENT', 'ReportTypeSubclient', 'reports.type.SUBCLIENT'],
      ['SERVICE_POINT', 'ReportTypeServicepoint', 'reports.type.SERVICE_POINT'],
      ['CLIENT', 'ReportTypeClient', 'reports.type.CLIENT'],
      ['DEPOSITS', 'ReportTypeDeposits', 'reports.type.DEPOSITS'],
      ['AUDIT', 'ReportTypeAudit', 'reports.type.AUDIT'],
    ])
  })

  it('[RPT-10] an unknown type of report has no message', () => {
    expect(reportTypeKey('CLIENT')).toBe('reports.type.CLIENT')
    expect(reportTypeKey('client')).toBeUndefined()
  })

  it.each([
    ['Users', 'USERS'],
    ['Orders', 'ORDERS'],
    ['SearchEmployee', 'EMPLOYEE_SEARCH'],
    ['Subclient', 'SUBCLIENT'],
    ['Servicepoint', 'SERVICE_POINT'],
    ['Client', 'CLIENT'],
  ] as const)(
    '[RPT-11] the setting %s lets users who may read reports request exactly one type of report',
    (name, code) => {
      expect(offeredReportTypes(abilityFor([name]))).toEqual([code])
      expect(offeredReportTypes(abilityFor([name], false))).toEqual([])
    },
  )

  it('[RPT-11] the types of report that a user may request are in a fixed order', () => {
    expect(offeredReportTypes(abilityFor(['Client', 'Orders', 'Users']))).toEqual([
      'USERS',
      'ORDERS',
      'CLIENT',
    ])
  })

  it('[RPT-12] a user may request a permitted type of report; the refusal of another type contains the missing permission', () => {
    expect(canRequestReport('CLIENT', abilityFor(['Client']))).toEqual({ allowed: true, reasons: [] })
    expect(canRequestReport('CLIENT', abilityFor(['Users', 'Subclient']))).toEqual({
      allowed: false,
      reasons: [
        {
          rule: 'type-not-offered',
          key: 'reports.refused.type-not-offered',
          params: { subject: 'ReportTypeClient' },
        },
      ],
    })
  })

  it('[RPT-11, RPT-12] a user may request a type of report if and only if the user may read its subject', () => {
    const anyType = fc.constantFrom(...reportTypes)
    fc.assert(
      fc.property(anyReportAbility, anyType, (ability, { code, subject }) => {
        const readable = ability.can('read', subject)
        const offered: readonly ReportType[] = offeredReportTypes(ability)
        expect(offered.includes(code)).toBe(readable)
        const { allowed, reasons } = canRequestReport(code, ability)
        expect(allowed).toBe(readable)
        expect(reasons.map(({ params }) => params['subject'])).toEqual(readable ? [] : [subject])
      }),
    )
  })

  it('[RPT-10] a text that is not the code of a report type is never treated as a report type', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        const isKnown = reportTypes.some(({ code }) => code === text)
        expect(reportTypeKey(text)).toBe(isKnown ? `reports.type.${text}` : undefined)
      }),
    )
  })
})

describe('messages', () => {
  it('[RPT-5] every message key of reports has a text', () => {
    expect(reportMessageKeys).toEqual([
      ...['RECEIVED', 'PROCESSING', 'UPLOADED', 'ERROR'].map((code) => `reports.status.${code}`),
      ...[
        'USERS',
        'ORDERS',
        'EMPLOYEE_SEARCH',
        'SUBCLIENT',
        'SERVICE_POINT',
        'CLIENT',
        'DEPOSITS',
        'AUDIT',
      ].map((code) => `reports.type.${code}`),
      ...['not-ready', 'failed', 'status-unknown', 'type-not-offered'].map(
        (rule) => `reports.refused.${rule}`,
      ),
      'message.usersreport.ok',
      'download.error',
      'report.removed',
      'validation.messages.date',
      'validation.messages.date-range',
    ])
  })
})
