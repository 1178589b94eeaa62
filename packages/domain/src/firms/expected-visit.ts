import { type JudgedVisit, judgeVisits } from './crew-visit'
import { documentToValidate } from './document-challenge'
import type { ExpectedMember, ExpectedVisit } from './expected-visit.schema'
import { type ExpectedCheck, NO_SEARCH_TYPE } from './search-draft'
import type { SearchConfig } from './search-type'
import { type VisibleEmployee, visibleEmployee } from './visible-employee'

/**
 * The visits of today in the order of the list: those at the point where the user is first, each part by its states.
 * (FIR-96, FIR-97)
 *
 * @param servicePointId The point where the user is; `undefined` if it is not known.
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

/** Whether visits are at several points, which the list then names. (FIR-97) */
export const areAtSeveralPoints = (visits: readonly ExpectedVisit[]): boolean =>
  new Set(visits.map(({ servicePoint }) => servicePoint)).size > 1

/**
 * The data of a crew member that may be shown before the check; `null` if the check begins with a question of the
 * portal or of the back end. (FIR-98)
 */
export const visibleMember = (
  { employee }: ExpectedMember,
  config: Pick<SearchConfig, 'SearchEmployee'>,
): VisibleEmployee | null =>
  employee === null || documentToValidate(employee, config, NO_SEARCH_TYPE) !== undefined
    ? null
    : visibleEmployee(employee, config)

/** The check of a crew member of a visit of today. (FIR-99) */
export const checkExpected = (countryCode: string, reference: string): ExpectedCheck => ({
  kind: 'expected',
  countryCode,
  searchType: NO_SEARCH_TYPE,
  query: { reference },
})
