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
  /** Asks for confirmation first. */
  readonly ask: (body: Body) => void
  /** The confirmation; render it on the page. */
  readonly question: ReactNode
}

/**
 * Requests a report, one at a time, and shows the outcome in a toast that leads to the reports. If an answer is lost, the request goes out again
 * under its own key, so that only one report is created.
 */
export const useRequestReport = <Body,>({
  call,
  okKey,
}: {
  readonly call: WriteCall<Body, unknown>
  /** Shown when the report was requested. */
  readonly okKey: MessageKey
}): ReportRequest<Body> => {
  const t = useT()
  const notify = useNotify()
  const { ability } = usePortal()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<{ readonly body: Body }>()
  const { isBusy, send } = useWrite<Body>({
    call,
    draftOf: (body) => JSON.stringify(body),
    toasts: {
      ok: okKey,
      act: ability.can('read', portalPages.reports.subject)
        ? { text: t('report.request.open'), onAct: () => navigate(portalPages.reports.path) }
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
    ask: (body) => setAsked({ body }),
    question: (
      <ReportQuestion
        isOpen={asked !== undefined}
        onConfirm={() => {
          setAsked(undefined)
          if (asked !== undefined) send(asked.body)
        }}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
