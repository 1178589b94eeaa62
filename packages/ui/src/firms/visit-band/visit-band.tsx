import type { ExpectedVisit } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { AnswerBand } from '../answer-band/answer-band'
import { VisitTimes } from './visit-times'

export interface VisitBandProps {
  /** Whose visits they are. */
  readonly kind: 'employee' | 'truck'
  /** Visits of today; none when they are not expected, `null` where nothing is known about visits. */
  readonly visits: readonly ExpectedVisit[] | null
  /** What is said where nothing is known about visits. */
  readonly title: string
}

/** Whether whoever was found is expected today, where and when. */
export function VisitBand({ kind, visits, title }: VisitBandProps) {
  const t = useT()
  if (visits === null) return <AnswerBand tone="neutral" title={title} />
  if (visits.length === 0)
    return (
      <AnswerBand tone="ask" title={t('firms.unexpected.title')}>
        <p>{t(kind === 'employee' ? 'firms.unexpected.employee' : 'firms.unexpected.truck')}</p>
      </AnswerBand>
    )
  return (
    <AnswerBand tone="go" title={t('firms.expected.title')}>
      <VisitTimes visits={visits} />
    </AnswerBand>
  )
}
