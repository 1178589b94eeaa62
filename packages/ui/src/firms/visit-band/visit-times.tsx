import { chakra } from '@chakra-ui/react'
import type { CrewVisit, JudgedVisit } from '@remesa/domain/firms'
import { formatTime, parseInstant } from '@remesa/domain/kernel'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'

/**
 * The hours of visits in the time zone of each visit's service point, with the name of this point and the state of
 * the visit. (FIR-95, FIR-96)
 */
export function VisitTimes({ visits }: { readonly visits: readonly JudgedVisit[] }) {
  const t = useT()
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {visits.map((judged, index) => (
        // Two visits may have the same point and hours. The index is a safe key, because the rows have no state.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <chakra.strong fontVariantNumeric="tabular-nums">{visitHours(judged.visit)}</chakra.strong>{' '}
          {[judged.visit.servicePoint, visitStateText(t, judged)]
            .filter((text) => text !== undefined)
            .join(', ')}
        </li>
      ))}
    </chakra.ul>
  )
}

const timeOf = (iso: string | null, timeZone: string): string | undefined => {
  const instant = iso === null ? undefined : parseInstant(iso)
  return instant?.ok === true ? formatTime(instant.value, timeZone) : undefined
}

/** The planned hours of a visit in the time zone of its point: `10:30–11:00`. */
export const visitHours = ({ plannedInitialTime, plannedFinalTime, timeZone }: CrewVisit): string =>
  [timeOf(plannedInitialTime, timeZone), timeOf(plannedFinalTime, timeZone)]
    .filter((time) => time !== undefined)
    .join('–')

/** The text for a visit that is not due now, by its state. */
export const visitStateText = (t: Translate, { visit, state }: JudgedVisit): string | undefined => {
  const came = timeOf(visit.realInitialTime, visit.timeZone)
  const left = timeOf(visit.realFinalTime, visit.timeZone)
  return match(state)
    .with('due', () => (came === undefined ? undefined : t('firms.visit.there', { time: came })))
    .with('done', () => {
      if (left !== undefined) return t('firms.visit.doneAt', { time: left })
      return came === undefined ? t('firms.visit.done') : t('firms.visit.came', { time: came })
    })
    .with('overdue', 'upcoming', 'missed', (rest) => t(`firms.visit.${rest}`))
    .exhaustive()
}
