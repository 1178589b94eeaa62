import { chakra } from '@chakra-ui/react'
import type { ExpectedMember, ExpectedVisit, JudgedVisit } from '@remesa/domain/firms'
import type { ReactNode } from 'react'
import { type Translate, useT } from '../../i18n'
import { Icon } from '../../kernel'
import { Plate } from '../employee-card/employee-card'
import { outdoorColumn } from '../outdoor-styles'
import { visitTitleKeys, visitTones } from '../visit-band/visit-band'
import { visitLooks } from '../visit-band/visit-looks'
import { visitHours, visitStateText } from '../visit-band/visit-times'

export interface ExpectedTodayProps {
  /** The visits of today, in the order in which they are shown. */
  readonly visits: readonly JudgedVisit<ExpectedVisit>[]
  /** Whether each visit shows the name of its service point. */
  readonly showsPoints: boolean
  /** Renders the button of one expected crew member. */
  readonly renderMember: (detail: {
    readonly member: ExpectedMember
    readonly visit: ExpectedVisit
    /** Position of the crew member in the crew, from 1. */
    readonly number: number
  }) => ReactNode
}

/** The visits of today, shown before any crew has arrived: hours, state, truck and crew. (FIR-97) */
export function ExpectedToday({ visits, showsPoints, renderMember }: ExpectedTodayProps) {
  const t = useT()
  const isAnyone = visits.some(({ visit }) => visit.crew.length > 0)
  return (
    <chakra.section css={outdoorColumn} aria-label={t('firms.today.title')} mt="8">
      <chakra.div>
        <chakra.h2 textStyle="2xl" fontWeight="semibold">
          {t('firms.today.title')}
        </chakra.h2>
        <chakra.p color="fg.muted">
          {visits.length === 0 ? t('firms.today.none') : isAnyone && t('firms.today.hint')}
        </chakra.p>
      </chakra.div>
      {visits.length > 0 && (
        <chakra.ul
          aria-label={t('firms.today.title')}
          listStyleType="none"
          m="0"
          p="0"
          borderTopWidth="1px"
          borderColor="border.group"
        >
          {withKeys(visits).map(({ key, judged }) => (
            <VisitRow key={key} judged={judged} showsPoint={showsPoints} renderMember={renderMember} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}

interface VisitRowProps extends Pick<ExpectedTodayProps, 'renderMember'> {
  readonly judged: JudgedVisit<ExpectedVisit>
  readonly showsPoint: boolean
}

function VisitRow({ judged, showsPoint, renderMember }: VisitRowProps) {
  const t = useT()
  const { visit, state } = judged
  const { icon, color } = visitLooks[visitTones[state]]
  const plate = visit.vehicle?.licensePlate ?? visit.vehicle?.number
  const hours = visitHours(visit)
  return (
    <chakra.li
      display="grid"
      gap="3"
      py="4"
      borderBottomWidth="1px"
      borderColor="border.group"
      overflowWrap="anywhere"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" textStyle="lg">
        <chakra.strong textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {hours}
        </chakra.strong>
        <chakra.span display="inline-flex" alignItems="center" gap="2" color={color} fontWeight="semibold">
          <Icon of={icon} size={24} />
          {stateWords(t, judged)}
        </chakra.span>
        {showsPoint && <span>{visit.servicePoint}</span>}
        {plate != null && <Plate plate={plate} />}
      </chakra.div>
      {visit.crew.length > 0 && (
        <chakra.ul
          aria-label={t('firms.today.crew', { hours })}
          listStyleType="none"
          m="0"
          p="0"
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {visit.crew.map((member, index) => (
            // Each response of the back end has new references. With the references as keys, a new response would
            // replace the focused button.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index}>{renderMember({ member, visit, number: index + 1 })}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  )
}

/**
 * The visits with React keys that stay the same when the list is loaded again. Equal visits are numbered in the order
 * of the list.
 */
const withKeys = (visits: ExpectedTodayProps['visits']) => {
  const seen = new Map<string, number>()
  return visits.map((judged) => {
    const { servicePointId, servicePoint, plannedInitialTime, vehicle } = judged.visit
    const name = [servicePointId ?? servicePoint, plannedInitialTime, vehicle?.number].join(' ')
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return { key: `${name} ${before}`, judged }
  })
}

/**
 * The state of a visit in words: the outcome of a visit that was done or missed, else the title that `VisitBand` shows
 * for the state.
 */
const stateWords = (t: Translate, judged: JudgedVisit): string => {
  const detail = visitStateText(t, judged)
  if (judged.state === 'done' || judged.state === 'missed') return detail ?? ''
  const title = t(visitTitleKeys[judged.state])
  return judged.state === 'due' && detail !== undefined ? `${title}, ${detail}` : title
}
