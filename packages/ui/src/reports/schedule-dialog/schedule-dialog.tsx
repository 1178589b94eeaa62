import { chakra } from '@chakra-ui/react'
import {
  LAST_DAY_OF_MONTH,
  nextRuns,
  proposedScheduleTime,
  type ReportScheduleRequest,
  type ScheduleRhythm,
  scheduleMonthDays,
  scheduleRhythms,
} from '@remesa/domain/reports'
import { useState } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { ConfirmDialog, Select, TimeSelect } from '../../kernel'
import { useRunWords } from '../use-run-words'

const RUNS_SHOWN = 3

const rhythmKeys = {
  DAILY: 'reports.schedule.rhythm.DAILY',
  WEEKLY: 'reports.schedule.rhythm.WEEKLY',
  MONTHLY: 'reports.schedule.rhythm.MONTHLY',
} as const satisfies Readonly<Record<ScheduleRhythm, MessageKey>>

export interface ScheduleDialogProps {
  readonly isOpen: boolean
  /** The name of the report that is scheduled. */
  readonly name: string
  /** IANA time zone of the user, in which the time of the schedule is entered. */
  readonly timeZone: string
  readonly now: Date
  readonly isBusy: boolean
  readonly onConfirm: (detail: { readonly times: ReportScheduleRequest }) => void
  readonly onCancel: () => void
}

/** A dialog that asks how often and when a report is created, and shows the next runs. (RPT-60, RPT-61) */
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
  const [chosen, setChosen] = useState<Omit<ReportScheduleRequest, 'timeZone'>>(proposedScheduleTime)
  const change = (changes: Partial<typeof chosen>) => setChosen((last) => ({ ...last, ...changes }))
  const times = { ...chosen, timeZone }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={t('reports.schedule.title', { name })}
      description={t('reports.schedule.text')}
      confirmText={t('reports.schedule.send')}
      onConfirm={() => onConfirm({ times })}
      onCancel={onCancel}
    >
      <chakra.div display="grid" gap="4">
        <Select
          label={t('reports.schedule.rhythm')}
          value={chosen.rhythm}
          onChange={({ value }) =>
            change({ rhythm: scheduleRhythms.find((known) => known === value) ?? 'WEEKLY' })
          }
          placeholder={null}
          options={scheduleRhythms.map((value) => ({ value, label: t(rhythmKeys[value]) }))}
        />
        {chosen.rhythm === 'WEEKLY' && (
          <Select
            label={t('reports.schedule.weekday')}
            value={String(chosen.weekday)}
            onChange={({ value }) => change({ weekday: Number(value) })}
            placeholder={null}
            options={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({
              value,
              label: weekdayName(Number(value)),
            }))}
          />
        )}
        {chosen.rhythm === 'MONTHLY' && (
          <Select
            label={t('reports.schedule.monthDay')}
            value={String(chosen.monthDay)}
            onChange={({ value }) => change({ monthDay: Number(value) })}
            placeholder={null}
            options={scheduleMonthDays.map((day) => ({
              value: String(day),
              label: day === LAST_DAY_OF_MONTH ? t('reports.schedule.lastDay') : String(day),
            }))}
          />
        )}
        <TimeSelect
          label={t('reports.schedule.time')}
          hint={t('reports.schedule.zone', { zone: timeZone })}
          value={chosen.time}
          onChange={({ value }) => change({ time: value })}
          placeholder={null}
        />
        <chakra.p role="status" textStyle="sm" color="fg.muted">
          {t('reports.schedule.next', {
            runs: runsText(nextRuns(times, { after: now, count: RUNS_SHOWN })),
          })}
        </chakra.p>
      </chakra.div>
    </ConfirmDialog>
  )
}
