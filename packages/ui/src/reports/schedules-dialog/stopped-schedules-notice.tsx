import { chakra } from '@chakra-ui/react'
import { hasStopped, type ReportSchedule } from '@remesa/domain/reports'
import { useT } from '../../i18n'
import { Button, Notice } from '../../kernel'

export interface StoppedSchedulesNoticeProps {
  readonly schedules: readonly ReportSchedule[]
  /** Opens the dialog of scheduled reports. */
  readonly onShow: () => void
}

/**
 * A notice above the list of reports, which says that scheduled reports have stopped. Nothing is rendered if no
 * schedule has stopped. (RPT-63)
 */
export function StoppedSchedulesNotice({ schedules, onShow }: StoppedSchedulesNoticeProps) {
  const t = useT()
  const count = schedules.filter(hasStopped).length
  if (count === 0) return null
  return (
    <chakra.div marginBottom="4">
      <Notice tone="warning" title={t('reports.schedules.stopped', { count })}>
        <chakra.div marginTop="3">
          <Button onClick={onShow}>{t('reports.schedules.show')}</Button>
        </chakra.div>
      </Notice>
    </chakra.div>
  )
}
