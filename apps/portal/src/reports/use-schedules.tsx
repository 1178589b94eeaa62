import { reportCalls } from '@remesa/api-client/contract'
import type { ReportRecord, ReportScheduleRequest } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { Icon } from '@remesa/ui/kernel'
import { reportTypeName, ScheduleDialog, SchedulesDialog, StoppedSchedulesNotice } from '@remesa/ui/reports'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide'
import { useState } from 'react'
import { endpointQueryOptions, useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { useRequestReport, useWrite } from '../kernel/write'

interface NewSchedule {
  readonly id: string
  readonly times: ReportScheduleRequest
}

/**
 * The scheduled reports: the button and the dialog that show scheduled reports, the notice that some schedules have
 * stopped, and the dialog that schedules a report. (RPT-60, RPT-63, RPT-67)
 */
export const useSchedules = () => {
  const t = useT()
  const now = useNow()
  const { timeZone } = usePortal()
  const { reports } = useClientOf(reportCalls)
  const [isListOpen, setListOpen] = useState(false)
  const { opened, open, close } = useOpenedDialog<ReportRecord>()
  const { data, isError, isFetching, refetch } = useQuery({
    // A failure opens no popup: the dialog shows loading and failure itself, and the notice above the list is not
    // shown.
    ...endpointQueryOptions(reports.schedules, undefined, { isSilent: true }),
    staleTime: 0,
  })
  const show = () => {
    setListOpen(true)
    reread()
  }
  const reread = () => void refetch()
  const creation = useWrite<NewSchedule>({
    call: ({ id, times }, options) => reports.schedule({ params: { id }, body: times }, options),
    draftOf: (input) => JSON.stringify(input),
    toasts: { ok: 'reports.schedule.made', ko: 'reports.schedule.failed' },
    onDone: close,
    onFailed: close,
  })
  const pause = useWrite<{ readonly id: number; readonly isPaused: boolean }>({
    call: ({ id, isPaused }, options) =>
      reports.pauseSchedule({ params: { id }, body: { isPaused } }, options),
    draftOf: (input) => JSON.stringify(input),
    toasts: { ko: 'reports.schedule.failed' },
    reread,
  })
  const run = useRequestReport<number>({
    call: (id, options) => reports.runSchedule({ body: { schedule: id } }, options),
    okKey: 'message.usersreport.ok',
    questionKey: 'reports.schedule.run.text',
  })
  const end = useWrite<number>({
    call: (id, options) => reports.endSchedule({ params: { id } }, options),
    draftOf: String,
    toasts: { ok: 'reports.schedule.ended', ko: 'reports.schedule.failed' },
    reread,
  })
  return {
    schedule: open,
    action: {
      id: 'schedules',
      label: t('reports.schedules'),
      icon: <Icon of={CalendarClock} size={18} />,
      onSelect: show,
    },
    notice: <StoppedSchedulesNotice schedules={data ?? []} onShow={show} />,
    dialogs: (
      <>
        <SchedulesDialog
          isOpen={isListOpen}
          schedules={{ items: data, onRetry: isError && !isFetching ? () => void refetch() : undefined }}
          now={now}
          onPause={({ schedule: { id }, isPaused }) => pause.send({ id, isPaused })}
          onRun={({ schedule: { id } }) => run.ask(id)}
          onEnd={({ schedule: { id } }) => {
            creation.forget()
            end.send(id)
          }}
          onClose={() => setListOpen(false)}
        />
        {run.question}
        {opened && (
          <ScheduleDialog
            key={opened.opening}
            isOpen={opened.isOpen}
            name={reportTypeName(t, opened.subject.type)}
            timeZone={timeZone}
            now={now}
            isBusy={creation.isBusy}
            onConfirm={({ times }) => creation.send({ id: opened.subject.id, times })}
            onCancel={close}
          />
        )}
      </>
    ),
  }
}
