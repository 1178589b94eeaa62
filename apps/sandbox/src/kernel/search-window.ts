import { err, formatDay, type Issue, issue, ok, type Result } from '@remesa/domain/kernel'
import { storableInstant } from './storable-instant'

/** Largest number of days in a search for orders. */
const maxDays = 400

const dayMs = 86_400_000

/** The first and the last instant of a search for orders, or the issues if the search is invalid. */
export const searchWindow = ({
  lowerLimitSearch,
  upperLimitSearch,
}: {
  readonly lowerLimitSearch: string
  readonly upperLimitSearch: string
}): Result<{ readonly from: Date; readonly until: Date }, readonly Issue[]> => {
  const [from, until] = [storableInstant(lowerLimitSearch), storableInstant(upperLimitSearch)]
  if (from === undefined) return err([issue('date', 'lowerLimitSearch')])
  if (until === undefined) return err([issue('date', 'upperLimitSearch')])
  if (until < from) {
    const earliestDay = lowerLimitSearch.slice(0, 10)
    return err([issue('min-date', 'upperLimitSearch', { earliestDay, earliest: formatDay(earliestDay) })])
  }
  return until.getTime() - from.getTime() > maxDays * dayMs
    ? err([issue('max_value', 'upperLimitSearch', { max: maxDays })])
    : ok({ from, until })
}
