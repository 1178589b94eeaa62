import type { CrewVisit } from './firms.schema'

/**
 * The state of one of today's visits: `due` (the crew is there or may come now), `overdue` (the planned hours are over
 * and the crew has not come yet), `upcoming` (it is too early for the crew), `done` (the crew has left), or `missed`
 * (the crew did not come). (FIR-95)
 */
export type CrewVisitState = 'due' | 'overdue' | 'upcoming' | 'done' | 'missed'

/** A visit of a crew, with the state of the visit. */
export interface JudgedVisit<Visit extends CrewVisit = CrewVisit> {
  readonly visit: Visit
  readonly state: CrewVisitState
}

/** The number of milliseconds before the planned start of a visit from which the crew may come. (FIR-95) */
export const VISIT_EARLY_MS = 30 * 60_000
/** The number of milliseconds after the planned end of a visit until which the crew may still come. (FIR-95) */
export const VISIT_OVERDUE_MS = 2 * 60 * 60_000

/** The states of visits in the order of a list: the state that matters most to a service point comes first. */
const statesByWeight = [
  'due',
  'overdue',
  'upcoming',
  'done',
  'missed',
] as const satisfies readonly CrewVisitState[]

/** The state of a visit at the time `now`. All limits are inclusive. (FIR-95) */
export const crewVisitState = (visit: CrewVisit, now: Date): CrewVisitState => {
  if (isDone(visit)) return 'done'
  const { start, end } = hoursOf(visit)
  const at = now.getTime()
  const hasCome = visit.realInitialTime !== null
  if (at > end + VISIT_OVERDUE_MS) return hasCome ? 'done' : 'missed'
  if (hasCome) return 'due'
  if (at > end) return 'overdue'
  return at < start - VISIT_EARLY_MS ? 'upcoming' : 'due'
}

/**
 * Visits with their states, sorted by state with `due` first. Among visits with the same state, the visit whose planned
 * hours are nearest to now comes first; then visits are sorted by start and by the name of the point. (FIR-96)
 */
export const judgeVisits = <Visit extends CrewVisit>(
  visits: readonly Visit[],
  now: Date,
): readonly JudgedVisit<Visit>[] =>
  visits
    .map((visit) => ({ visit, state: crewVisitState(visit, now) }))
    .toSorted(
      (one, other) =>
        statesByWeight.indexOf(one.state) - statesByWeight.indexOf(other.state) ||
        distance(one.visit, now) - distance(other.visit, now) ||
        hoursOf(one.visit).start - hoursOf(other.visit).start ||
        compareTexts(one.visit.servicePoint, other.visit.servicePoint),
    )

const isDone = ({ serviceStatusCode, realFinalTime }: CrewVisit): boolean =>
  serviceStatusCode === 'DONE' || realFinalTime !== null

const hoursOf = ({ plannedInitialTime, plannedFinalTime }: CrewVisit) => {
  const start = Date.parse(plannedInitialTime)
  return { start, end: plannedFinalTime === null ? start : Date.parse(plannedFinalTime) }
}

/** The number of milliseconds between now and the hours of a visit; 0 during these hours. */
const distance = (visit: CrewVisit, now: Date): number => {
  const { start, end } = hoursOf(visit)
  return Math.max(start - now.getTime(), now.getTime() - end, 0)
}

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
