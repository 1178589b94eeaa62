import fc from 'fast-check'
import { deriveAbility, type PortalAbility } from '../abilities'
import { anyConfig, anyUser } from '../abilities/testing'
import { type ListState, readListState } from '../kernel'
import { anyDay, anyHostileText, anyInstant, anyZone } from '../kernel/testing'
import { type DateRange, exportRange } from './export-range'
import { type ReportFilter, reportListSpec } from './report-list-spec'
import { ReportRecord } from './report-record.schema'

/** A report with a file; `facts` replaces its fields. */
export const reportWith = (facts: Record<string, unknown> = {}): ReportRecord =>
  ReportRecord.parse({
    id: 7,
    type: 'USERS',
    filename: 'users.xlsx',
    status: 'UPLOADED',
    requestDate: '2026-11-21T09:30:00+01:00',
    reportDate: '2026-11-21T09:31:00+01:00',
    expirationDate: '2026-12-21T09:31:00+01:00',
    user: { username: 'ana.ruiz@bazar.example', countryCode: 'ES' },
    ...facts,
  })

/** Status codes of reports, known and unknown. */
export const anyReportStatusCode: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('RECEIVED', 'PROCESSING', 'UPLOADED', 'ERROR'),
  fc.constantFrom('uploaded', 'EXPIRED', ''),
  anyHostileText,
)

const anyWireInstant = fc.option(anyInstant.map((instant) => instant.toISOString()))

/** Reports of every type and status, known or unknown, with and without the fields that describe the file. */
export const anyReportRecord: fc.Arbitrary<ReportRecord> = fc
  .record({
    id: fc.oneof(fc.integer({ min: 1 }), fc.uuid()),
    type: fc.constantFrom(
      'USERS',
      'ORDERS',
      'EMPLOYEE_SEARCH',
      'SUBCLIENT',
      'SERVICE_POINT',
      'CLIENT',
      'DEPOSITS',
      'AUDIT',
      'NEW',
    ),
    filename: fc.option(anyHostileText),
    status: anyReportStatusCode,
    requestDate: anyWireInstant,
    reportDate: anyWireInstant,
    expirationDate: anyWireInstant,
    user: fc.option(fc.record({ username: anyHostileText, countryCode: fc.constantFrom('ES', null) })),
  })
  .map(reportWith)

/** The abilities of every kind of user, in countries with all combinations of the settings for reports. */
export const anyReportAbility: fc.Arbitrary<PortalAbility> = fc
  .record({ user: anyUser, config: anyConfig })
  .map(deriveAbility)

const parameter = fc.oneof(
  fc.tuple(fc.constant('status'), fc.constantFrom('RECEIVED', 'ERROR', 'LOST')),
  fc.tuple(fc.constantFrom('requestDate', 'reportDate'), fc.oneof(anyDay, fc.constant('2026-02-29'))),
  fc.tuple(fc.constantFrom('username', 'userType'), fc.oneof(fc.constant('CLIENTE'), anyHostileText)),
  fc.tuple(fc.constantFrom('usernamePrecise', 'active'), fc.constantFrom('true', 'false')),
  fc.tuple(fc.constant('countryId'), fc.constantFrom('4', '0', 'ES')),
  fc.tuple(fc.constant('reportType'), fc.constantFrom('USERS', 'ORDERS', 'CLIENT', 'NEW')),
  fc.tuple(fc.constant('orderBy'), fc.constantFrom('id', 'country', 'username', 'status', 'password')),
  fc.tuple(fc.constant('page'), fc.constantFrom('1', '2', '0', 'x')),
)

/** Valid and invalid states of the list of reports, as URLs contain them. */
export const anyReportListState: fc.Arbitrary<ListState<ReportFilter>> = fc
  .array(parameter, { maxLength: 12 })
  .map((query) => readListState(query, reportListSpec))

/** The bounds of an export, with the time and time zone from which they are calculated. */
export const anyExportBounds: fc.Arbitrary<{
  readonly now: Date
  readonly timeZone: string
  readonly bounds: DateRange
}> = fc
  .record({ now: anyInstant, timeZone: anyZone })
  .map((clock) => ({ ...clock, bounds: exportRange(clock) }))
