import { err, ok, type Result } from '@remesa/domain/kernel'
import type { ApiClient, ApiOutput } from '../client/api-client'
import type { PortalContract } from '../contract'
import { all } from './each'
import type { TaskError } from './task'

/** The file of a report, with its name. */
export type ReportFile = ApiOutput<PortalContract['reports']['download']>

/** Options for waiting for a report: the interval between two reads of the list of reports, and the longest wait. */
export interface WaitOptions {
  /** Milliseconds between two reads of the list of reports; two seconds by default. */
  readonly everyMs?: number | undefined
  /** The longest time to wait, in milliseconds; two minutes by default. */
  readonly forMs?: number | undefined
}

/**
 * Waits until a requested report is ready, and downloads its file. The id of the report is in the response to its
 * request.
 * @example
 * ```ts
 * const { id } = await unwrap(api.reports.requestOrders({ body }, { idempotencyKey }))
 * if (id !== undefined) await unwrap(reportFile(api, id)) // { name, mediaType, bytes }
 * ```
 */
export const reportFile = async (
  api: Pick<ApiClient, 'reports'>,
  id: string,
  { everyMs = 2_000, forMs = 120_000 }: WaitOptions = {},
): Promise<Result<ReportFile, TaskError>> => {
  for (let waited = 0; ; waited += everyMs) {
    const status = await statusOf(api, id)
    if (!status.ok) return status
    if (status.value === 'UPLOADED') return api.reports.download({ params: { id: Number(id) } })
    if (status.value === 'ERROR') return refused
    if (waited >= forMs) return err({ kind: 'unfinished', afterMs: waited })
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

const refused: Result<never, TaskError> = err({
  kind: 'refused',
  reasons: [{ rule: 'failed', key: 'reports.refused.failed', params: {} }],
})

/** The status of a report; `undefined` while the report is not in the list yet. */
const statusOf = async (
  api: Pick<ApiClient, 'reports'>,
  id: string,
): Promise<Result<string | undefined, TaskError>> => {
  const reports = await all(api.reports.list, {})
  return reports.ok ? ok(reports.value.find((report) => `${report.id}` === id)?.status) : reports
}
