import { type CrewVisit, type CrewVisitState, judgeVisits } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { AnswerBand, type AnswerBandProps } from '../answer-band/answer-band'
import { VisitTimes } from './visit-times'

export interface VisitBandProps {
  /** Whether the visits are those of an employee or of a truck. */
  readonly kind: 'employee' | 'truck'
  /** Visits of today; empty if no visit is expected, `null` if visits are unknown. */
  readonly visits: readonly CrewVisit[] | null
  /** The title if visits are unknown. */
  readonly title: string
  readonly now: Date
}

/** The tone for the state of the first visit: hand over, ask first, or no visit is to come. (FIR-96) */
export const visitTones = {
  due: 'go',
  overdue: 'ask',
  upcoming: 'ask',
  done: 'neutral',
  missed: 'neutral',
} as const satisfies Readonly<Record<CrewVisitState, AnswerBandProps['tone']>>

/** The sentence of the first visit. */
export const visitTitleKeys = {
  due: 'firms.expected.title',
  overdue: 'firms.late.title',
  upcoming: 'firms.upcoming.title',
  done: 'firms.over.title',
  missed: 'firms.over.title',
} as const satisfies Readonly<Record<CrewVisitState, string>>

/** Whether the found employee or truck is expected now, where and when. */
export function VisitBand({ kind, visits, title, now }: VisitBandProps) {
  const t = useT()
  if (visits === null) return <AnswerBand tone="neutral" title={title} />
  const judged = judgeVisits(visits, now)
  const [first] = judged
  if (first === undefined)
    return (
      <AnswerBand tone="ask" title={t('firms.unexpected.title')}>
        <p>{t(kind === 'employee' ? 'firms.unexpected.employee' : 'firms.unexpected.truck')}</p>
      </AnswerBand>
    )
  const tone = visitTones[first.state]
  return (
    <AnswerBand tone={tone} title={t(visitTitleKeys[first.state])}>
      <VisitTimes visits={judged} />
      {tone !== 'go' && <p>{t('firms.visit.call')}</p>}
    </AnswerBand>
  )
}
