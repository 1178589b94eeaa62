import { portalPages } from '@remesa/domain/abilities'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../loading'
import { useNotify } from '../notices'
import { usePortal } from '../state'
import { awaitReports, requestedReportId } from './awaited-reports'
import { useWrite } from './use-write'
import { hasPopup } from './write-failure'
import type { WriteCall } from './writer'

const ReportQuestion = lazyPart(async () => (await import('./report-question')).ReportQuestion)

export interface ReportRequest<Body> {
  readonly isBusy: boolean
  /** Requests the report without confirmation. */
  readonly request: (body: Body) => void
  /**
   * Asks for confirmation before the report is requested. The dialog shows the number of rows if it is known; a report
   * without rows is not requested.
   */
  readonly ask: (body: Body, detail?: { readonly rows: number | undefined }) => void
  /**
   * Forgets the idempotency key of a failed request, so that the next request creates another report. Call it after
   * reports were removed, because one of them may have been created by the failed request.
   */
  readonly forget: () => void
  /** The confirmation dialog; the page has to render it. */
  readonly question: ReactNode
}

/**
 * Requests reports, one at a time, and shows the outcome in a toast with a link to the reports. If a response is
 * lost, the next request has the same idempotency key, so that only one report is created.
 */
export const useRequestReport = <Body,>({
  call,
  okKey,
  questionKey = 'report.request.text',
}: {
  readonly call: WriteCall<Body, unknown>
  /** The text of the toast after the report was requested. */
  readonly okKey: MessageKey
  /** The message in the confirmation that describes the contents of the report; by default, the rows of the list. */
  readonly questionKey?: MessageKey
}): ReportRequest<Body> => {
  const t = useT()
  const notify = useNotify()
  const { ability } = usePortal()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<{ readonly body: Body; readonly rows?: number | undefined }>()
  const { isBusy, send, forget } = useWrite<Body>({
    call,
    draftOf: (body) => JSON.stringify(body),
    toasts: {
      ok: okKey,
      action: ability.can('read', portalPages.reports.subject)
        ? { text: t('report.request.open'), onAction: () => navigate(portalPages.reports.path) }
        : undefined,
    },
    onDone: (answer) => {
      const id = requestedReportId(answer)
      if (id !== undefined) awaitReports([id])
    },
    onFailed: (failure) => {
      if (hasPopup(failure)) return
      const reasons = [t('report.request.failed'), ...refusalReasons(t, failure)]
      notify({
        tone: 'warning',
        text: failure.kind === 'pending' ? t('failure.pending.text') : reasons.join('. '),
      })
    },
  })
  return {
    isBusy,
    request: send,
    forget,
    ask: (body, { rows } = { rows: undefined }) =>
      rows === 0 ? notify({ tone: 'warning', key: 'list.report.none' }) : setAsked({ body, rows }),
    question: (
      <ReportQuestion
        isOpen={asked !== undefined}
        text={questionKey}
        rows={asked?.rows}
        onConfirm={() => {
          setAsked(undefined)
          if (asked !== undefined) send(asked.body)
        }}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
