import { chakra } from '@chakra-ui/react'
import { type CrewVisit, type CrewVisitState, judgeVisits, type PhoneNumber } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { AnswerBand, type AnswerBandProps } from '../answer-band/answer-band'
import { ContactCall } from '../contact-call/contact-call'
import { outdoorColumn } from '../outdoor-styles'
import { VisitTimes } from './visit-times'

export interface VisitBandProps {
  /** The kind of the found record whose visits the band shows. */
  readonly kind: 'employee' | 'truck'
  /** Visits of today; empty if no visit is expected, `null` if the visits are not known. */
  readonly visits: readonly CrewVisit[] | null
  /** The title of the band if the visits are not known. */
  readonly title: string
  /** The phone number of the control room, shown if the band advises the user to call. */
  readonly phone?: PhoneNumber | null | undefined
  readonly now: Date
}

/**
 * The tone of the band for each state of the first listed visit. The tone advises the user to hand over the valuables,
 * to ask first, or to expect no more visits. (FIR-96)
 */
export const visitTones = {
  due: 'go',
  overdue: 'ask',
  upcoming: 'ask',
  done: 'neutral',
  missed: 'neutral',
} as const satisfies Readonly<Record<CrewVisitState, AnswerBandProps['tone']>>

/** The title of the band as a message key, for each state of a visit. */
export const visitTitleKeys = {
  due: 'firms.expected.title',
  overdue: 'firms.late.title',
  upcoming: 'firms.upcoming.title',
  done: 'firms.over.title',
  missed: 'firms.over.title',
} as const satisfies Readonly<Record<CrewVisitState, string>>

/** A band that says whether the found employee or truck is expected now, where and when. */
export function VisitBand({ kind, visits, title, phone, now }: VisitBandProps) {
  const t = useT()
  if (visits === null) return <AnswerBand tone="neutral" title={title} />
  const judged = judgeVisits(visits, now)
  const [first] = judged
  if (first === undefined)
    return (
      <chakra.div css={outdoorColumn}>
        <AnswerBand tone="ask" title={t('firms.unexpected.title')}>
          <p>{t(kind === 'employee' ? 'firms.unexpected.employee' : 'firms.unexpected.truck')}</p>
        </AnswerBand>
        <ContactCall phone={phone} />
      </chakra.div>
    )
  const tone = visitTones[first.state]
  return (
    <chakra.div css={outdoorColumn}>
      <AnswerBand tone={tone} title={t(visitTitleKeys[first.state])}>
        <VisitTimes visits={judged} />
        {tone !== 'go' && <p>{t('firms.visit.call')}</p>}
      </AnswerBand>
      {tone !== 'go' && <ContactCall phone={phone} />}
    </chakra.div>
  )
}
