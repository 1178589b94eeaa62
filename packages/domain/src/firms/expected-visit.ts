import { type JudgedVisit, judgeVisits } from './crew-visit'
import { documentToValidate } from './document-challenge'
import type { ExpectedMember, ExpectedVisit } from './expected-visit.schema'
import { type ExpectedCheck, NO_SEARCH_TYPE } from './search-draft'
import type { SearchConfig } from './search-type'
import { type VisibleEmployee, visibleEmployee } from './visible-employee'

/**
 * Today's visits in the order of the list: first the visits at the user's point, then all other visits, each group
 * sorted by state. (FIR-96, FIR-97)
 * @param servicePointId The point where the user is; `undefined` if it is unknown.
 */
export const expectedToday = (
  visits: readonly ExpectedVisit[],
  now: Date,
  servicePointId: number | undefined,
): readonly JudgedVisit<ExpectedVisit>[] => {
  const isHere = ({ visit }: JudgedVisit<ExpectedVisit>): boolean => visit.servicePointId === servicePointId
  const judged = judgeVisits(visits, now)
  return [...judged.filter(isHere), ...judged.filter((visit) => !isHere(visit))]
}

/** Whether visits are at more than one service point, so that the list must show the names of the points. (FIR-97) */
export const areAtSeveralPoints = (visits: readonly ExpectedVisit[]): boolean =>
  new Set(visits.map(({ servicePoint }) => servicePoint)).size > 1

/**
 * The data of a crew member that may be shown before the check. It is `null` if a challenge of the portal or of the
 * back end must be passed first. (FIR-98)
 */
export const visibleMember = (
  { employee }: ExpectedMember,
  config: Pick<SearchConfig, 'SearchEmployee'>,
): VisibleEmployee | null =>
  employee === null || documentToValidate(employee, config, NO_SEARCH_TYPE) !== undefined
    ? null
    : visibleEmployee(employee, config)

/** The request that checks a crew member of one of today's visits. (FIR-99) */
export const checkExpected = (countryCode: string, reference: string): ExpectedCheck => ({
  kind: 'expected',
  countryCode,
  searchType: NO_SEARCH_TYPE,
  query: { reference },
})
