import { chakra } from '@chakra-ui/react'
import { nextRuns, proposedWeeklyTime, type ReportScheduleRequest } from '@remesa/domain/reports'
import { useState } from 'react'
import { useT } from '../../i18n'
import { ConfirmDialog, Select, TimeSelect } from '../../kernel'
import { useRunWords } from '../use-run-words'

const RUNS_SHOWN = 3

export interface ScheduleDialogProps {
  readonly isOpen: boolean
  /** What the report is called. */
  readonly name: string
  /** IANA zone of the user, in which the time is. */
  readonly timeZone: string
  readonly now: Date
  readonly isBusy: boolean
  readonly onConfirm: (detail: { readonly weekly: ReportScheduleRequest }) => void
  readonly onCancel: () => void
}

/** Asks when a report is to be made every week, and shows its next runs before it is. */
export function ScheduleDialog({
  isOpen,
  name,
  timeZone,
  now,
  isBusy,
  onConfirm,
  onCancel,
}: ScheduleDialogProps) {
  const t = useT()
  const { weekdayName, runsText } = useRunWords(timeZone)
  const [weekday, setWeekday] = useState(String(proposedWeeklyTime.weekday))
  const [time, setTime] = useState<string>(proposedWeeklyTime.time)
  const weekly = { weekday: Number(weekday), time, timeZone }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t('reports.schedule.title', { name })}
      description={t('reports.schedule.text')}
      confirmText={t('reports.schedule.send')}
      onConfirm={() => onConfirm({ weekly })}
      onCancel={onCancel}
    >
      <chakra.div display="grid" gap="4">
        <Select
          label={t('reports.schedule.weekday')}
          value={weekday}
          onChange={({ value }) => setWeekday(value)}
          placeholder={null}
          options={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({
            value,
            label: weekdayName(Number(value)),
          }))}
        />
        <TimeSelect
          label={t('reports.schedule.time')}
          hint={t('reports.schedule.zone', { zone: timeZone })}
          value={time}
          onChange={({ value }) => setTime(value)}
          placeholder={null}
        />
        <chakra.p role="status" textStyle="sm" color="fg.muted">
          {t('reports.schedule.next', {
            runs: runsText(nextRuns(weekly, { after: now, count: RUNS_SHOWN })),
          })}
        </chakra.p>
      </chakra.div>
    </ConfirmDialog>
  )
}
