import type { CrewVisit } from './firms.schema'

/**
 * The state of a visit of today: `due` (the crew may come now or is there), `overdue` (the planned hours are over and
 * the crew has not come), `upcoming` (the planned hours are still to come), `done`, or `missed` (the crew did not
 * come). (FIR-95)
 */
export type CrewVisitState = 'due' | 'overdue' | 'upcoming' | 'done' | 'missed'

/** A crew's visit with its state. */
export interface JudgedVisit<Visit extends CrewVisit = CrewVisit> {
  readonly visit: Visit
  readonly state: CrewVisitState
}

/** Milliseconds before the planned start of a visit from which the crew may come. (FIR-95) */
export const VISIT_EARLY_MS = 30 * 60_000
/** Milliseconds after the planned end of a visit until which the crew may still come. (FIR-95) */
export const VISIT_OVERDUE_MS = 2 * 60 * 60_000

/** The states of visits, the most important for a service point first. */
const statesByWeight = [
  'due',
  'overdue',
  'upcoming',
  'done',
  'missed',
] as const satisfies readonly CrewVisitState[]

/** The state of a visit at a given time. All limits are inclusive. (FIR-95) */
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
 * Visits with their states, sorted by state with `due` first; within a state by the time between now and the visit's
 * hours, then by start and by the name of the point. (FIR-96)
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

/** Milliseconds between now and the hours of a visit; 0 during these hours. */
const distance = (visit: CrewVisit, now: Date): number => {
  const { start, end } = hoursOf(visit)
  return Math.max(start - now.getTime(), now.getTime() - end, 0)
}

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
