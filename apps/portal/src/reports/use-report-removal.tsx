import { reportCalls } from '@remesa/api-client/contract'
import { ok } from '@remesa/domain/kernel'
import { type ActionEvent, type ActionStep, nextActionStep, type ReportRecord } from '@remesa/domain/reports'
import { useT } from '@remesa/ui/i18n'
import { ConfirmDialog, refusalReasons } from '@remesa/ui/kernel'
import { reportName } from '@remesa/ui/reports'
import { type ReactNode, useReducer, useState } from 'react'
import { useClientOf } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { hasPopup, useUndo, useWrite } from '../kernel/write'

/** Removes a report and its file after a confirmation, and offers to undo this. (RPT-7, RPT-33, RPT-34) */
export const useReportRemoval = ({
  reread,
  onSend,
}: {
  readonly reread: () => void
  readonly onSend: () => void
}) => {
  const t = useT()
  const notify = useNotify()
  const offerUndo = useUndo({ reread })
  const { reports } = useClientOf(reportCalls)
  const [step, dispatch] = useReducer(
    (last: ActionStep, event: ActionEvent) => nextActionStep(last, event, 'remove'),
    'idle',
  )
  const [chosen, setChosen] = useState<ReportRecord>()
  const { send } = useWrite<ReportRecord>({
    call: ({ id }, options) => reports.remove({ params: { id } }, options),
    draftOf: ({ id }) => id,
    onDone: (_answer, report) => {
      dispatch('settle')
      const { id } = report
      offerUndo(
        { tone: 'success', key: 'report.removed' },
        {
          subject: `report ${id}`,
          name: reportName(t, report),
          version: id,
          call: async (options) => {
            const answer = await reports.restore({ params: { id } }, options)
            return answer.ok ? ok({}) : answer
          },
        },
      )
    },
    onFailed: (failure, report) => {
      dispatch('settle')
      if (hasPopup(failure)) return
      const text = t('reports.remove.failed', { name: reportName(t, report) })
      notify({ tone: 'warning', text: [text, ...refusalReasons(t, failure)].join('. ') })
    },
    reread,
  })
  const question: ReactNode = (
    <ConfirmDialog
      isOpen={step !== 'idle'}
      isBusy={step === 'sending'}
      tone="danger"
      title={chosen ? t('reports.remove.title', { name: reportName(t, chosen) }) : ''}
      description={t('reports.remove.text')}
      confirmText={t('action.delete')}
      onConfirm={() => {
        dispatch('confirm')
        if (chosen === undefined) return
        onSend()
        send(chosen)
      }}
      onCancel={() => dispatch('cancel')}
    />
  )
  return {
    question,
    ask: (report: ReportRecord) => {
      setChosen(report)
      dispatch('begin')
    },
  }
}
