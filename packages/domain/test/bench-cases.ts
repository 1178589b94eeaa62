import { createMongoAbility } from '@casl/ability'
import {
  deriveAbility,
  type GuardedRoute,
  type PortalAction,
  type PortalSubject,
  portalActions,
  portalSubjects,
  roleCatalogue,
  routeDecision,
} from '@remesa/domain/abilities'
import { parseCountryConfig } from '@remesa/domain/country'
import { type DeclaredValuesTicket, encodeDeclaredValues } from '@remesa/domain/declared-values'
import { toOffsetIso } from '@remesa/domain/kernel'
import { classifyOrders, type OrderRow } from '@remesa/domain/orders'
import { gzip } from 'pako'

/**
 * Two functions with the same result, the subject and its baseline, whose times are compared. The functions return
 * their results, because an engine could otherwise skip the work.
 */
export interface BenchCase {
  readonly name: string
  readonly subject: () => unknown
  readonly baseline: () => unknown
  readonly baselineName: string
  /** The longest accepted time of the subject, as a multiple of the time of the baseline; inclusive. */
  readonly goal: number
}

/** A generator of pseudo-random numbers that are the same on every computer. */
const sequence = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const NOW = new Date('2026-11-21T09:30:00+01:00')
const ZONE = 'Europe/Madrid'
const HALF_YEAR_MINUTES = 262_800

type Times = Pick<
  OrderRow,
  'realInitialTime' | 'plannedInitialTime' | 'requestInitialTime' | 'serviceStatusCode'
>

/** Orders from a year around now, in mixed order; one in ten is cancelled, and one in a hundred has no start. */
const anyRows = (count: number): readonly Times[] => {
  const next = sequence(1)
  return Array.from({ length: count }, () => {
    const minutes = next(2 * HALF_YEAR_MINUTES) - HALF_YEAR_MINUTES
    const start = toOffsetIso(new Date(NOW.getTime() + minutes * 60_000), ZONE)
    const known = next(100)
    return {
      realInitialTime: known < 40 ? start : null,
      plannedInitialTime: known < 70 ? start : null,
      requestInitialTime: known < 99 ? start : null,
      serviceStatusCode: next(10) === 0 ? 'CANCELLED' : 'PENDING',
    }
  })
}

const passAndSort = (rows: readonly Times[]): readonly number[] => {
  const starts: number[] = []
  for (const row of rows) {
    const start = row.realInitialTime ?? row.plannedInitialTime ?? row.requestInitialTime
    starts.push(start === null ? Number.POSITIVE_INFINITY : Date.parse(start))
  }
  return starts.sort((a, b) => a - b)
}

/** A set of declared values whose JSON has about ten thousand characters. */
const tenKilobytes = (): DeclaredValuesTicket => {
  const next = sequence(2)
  const code = () => `B-${next(1_000_000_000)}`
  const values = (count: number) =>
    Array.from({ length: count }, () => ({
      bc: code(),
      sc: code(),
      ctc: '1',
      cic: 'EUR',
      am: next(1_000_000) / 100,
    }))
  return {
    dt: { dr: Array.from({ length: 20 }, () => ({ co: code(), vl: values(7), ct: [] })) },
    fp: null,
  }
}

const bareBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return btoa(binary)
}

const config = parseCountryConfig({
  id: 1,
  code: 'ES',
  name: 'España',
  CashToday: { Enabled: true },
  Orders: { Enabled: true },
  SearchEmployee: { Enabled: true },
  Reports: { Enabled: true },
  Administration: { Enabled: true },
})

const everyQuestion: readonly (readonly [PortalAction, PortalSubject])[] = portalActions.flatMap((action) =>
  portalSubjects.map((subject) => [action, subject] as const),
)

const millionTimes = (ask: (action: PortalAction, subject: PortalSubject) => boolean): number => {
  let allowed = 0
  for (let asked = 0; asked < 1_000_000; ) {
    for (const [action, subject] of everyQuestion) {
      if (ask(action, subject)) allowed += 1
      asked += 1
      if (asked === 1_000_000) break
    }
  }
  return allowed
}

const routes: readonly GuardedRoute[] = portalSubjects.map((subject) => ({ subject }))

const millionRoutes = (decide: (route: GuardedRoute) => unknown): number => {
  let decided = 0
  for (let asked = 0; asked < 1_000_000; ) {
    for (const route of routes) {
      if (decide(route) !== undefined) decided += 1
      asked += 1
      if (asked === 1_000_000) break
    }
  }
  return decided
}

export const benchCases = (): readonly BenchCase[] => {
  if (!config.ok) throw new Error(`the settings of the bench are refused: ${JSON.stringify(config.error)}`)
  const user = { userType: 'REMESA', admin: true, supervisor: true, roles: roleCatalogue() }
  const ability = deriveAbility({ user, config: config.value })
  const casl = createMongoAbility<[PortalAction, PortalSubject]>(
    ability.rules.map(({ action, subject }) => ({ action, subject })),
  )
  const rows = anyRows(100_000)
  const ticket = tenKilobytes()
  const json = JSON.stringify(ticket)
  return [
    {
      name: '`classifyOrders` of 100,000 rows',
      subject: () => classifyOrders(rows, { now: NOW, timeZone: ZONE }),
      baseline: () => passAndSort(rows),
      baselineName: 'one pass that reads each start, one sort of the numbers',
      goal: 2.5,
    },
    {
      name: `\`encodeDeclaredValues\` of ${Math.round(json.length / 1_000)} kB`,
      subject: () => encodeDeclaredValues(ticket),
      baseline: () => bareBase64(gzip(json)),
      baselineName: "pako's `gzip` of the same JSON, `btoa`",
      goal: 1.3,
    },
    {
      name: '1,000,000 permissions of `deriveAbility`',
      subject: () => millionTimes((action, subject) => ability.can(action, subject)),
      baseline: () => millionTimes((action, subject) => casl.can(action, subject)),
      baselineName: "CASL's own `can`",
      goal: 2,
    },
    {
      name: '1,000,000 decisions of `routeDecision`',
      subject: () => millionRoutes((route) => routeDecision(route, ability)),
      baseline: () => millionRoutes((route) => casl.can('read', route.subject ?? 'OrdersPage')),
      baselineName: "CASL's own `can`",
      goal: 2,
    },
  ]
}
