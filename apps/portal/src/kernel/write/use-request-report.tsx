import { type MessageKey, useT } from '@remesa/ui/i18n'
import { refusalReasons } from '@remesa/ui/kernel'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../loading'
import { useNotify } from '../notices'
import { useWrite } from './use-write'
import { hasPopup } from './write-failure'
import type { WriteCall } from './writer'

const ReportQuestion = lazyPart(async () => (await import('./report-question')).ReportQuestion)

export interface ReportRequest<Body> {
  readonly isBusy: boolean
  /** Requests the report at once. */
  readonly request: (body: Body) => void
  /** Asks for a confirmation first. */
  readonly ask: (body: Body) => void
  /** The confirmation: draw it on the page. */
  readonly question: ReactNode
}

/**
 * Requests a report, one at a time, and says by a toast that it was requested, or why not. A request whose answer was lost
 * goes out again under its own key, so that there is one report.
 */
export const useRequestReport = <Body,>({
  call,
  okKey,
}: {
  readonly call: WriteCall<Body, unknown>
  /** Said when the report was requested. */
  readonly okKey: MessageKey
}): ReportRequest<Body> => {
  const t = useT()
  const notify = useNotify()
  const [asked, setAsked] = useState<{ readonly body: Body }>()
  const { isBusy, send } = useWrite<Body>({
    call,
    draftOf: (body) => JSON.stringify(body),
    toasts: { ok: okKey },
    onFailed: (failure) => {
      if (hasPopup(failure)) return
      const reasons = refusalReasons(t, failure)
      notify({ tone: 'warning', text: [t('report.request.failed'), ...reasons].join('. ') })
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
