import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { canRequestReport, type ReportType } from '@remesa/domain/reports'
import { and, count, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lockName } from '../db/lock-name'
import { reports } from '../db/schema'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { appendOwnHistory } from '../request/own-history'
import { notifyReportChange } from './report-feed'

/** Largest number of unfinished reports that one user may have at a time. */
export const maxOpenReports = 20

const retryAfterSeconds = 30

/** The response to a request for a report. */
export const CreatedReport = z.object({ id: z.number() })
type CreatedReport = z.output<typeof CreatedReport>

export interface ReportOrder<Code extends string> {
  readonly type: ReportType
  /** The parsed request body. The worker parses it again by the same schema. */
  readonly request: Readonly<Record<string, unknown>>
  /**
   * The body as it was sent. It differs from `request` if the caller may not use all filters in it. Two requests count
   * as equal only if their sent bodies are equal.
   */
  readonly sent?: unknown
  readonly idempotencyKey: string | undefined
  /** Id of the endpoint, for example `clients.requestReport`. */
  readonly endpoint: string
  /**
   * Checks whether the report can be created. This function is called once for each idempotency key, not for repeated
   * requests. It has to use the database in its argument, which is the transaction of the request.
   */
  readonly check?: (context: ApiContext) => Promise<Result<undefined, Refusal<Code>>>
}

/**
 * Stores a request for a report in the language of the HTTP request. The response is 403 if the report's type is not
 * offered to the caller, and 429 if the caller has too many unfinished reports. The rows are read later, when the
 * report is created, with the caller's rights at that time.
 */
export const requestReport = async <Code extends string = never>(
  context: ApiContext,
  { type, request, sent = request, idempotencyKey, endpoint, check }: ReportOrder<Code>,
): Promise<
  Result<CreatedReport, Refusal<Code | 'forbidden' | 'too-many-requests' | 'idempotency-key-reused'>>
> => {
  const { caller, locale, now } = context
  if (!canRequestReport(type, caller.ability).allowed) return refuse.forbidden()
  return createOnce(
    context,
    { key: idempotencyKey, endpoint, request: sent, response: CreatedReport },
    async (tx): Promise<Result<CreatedReport, Refusal<Code | 'too-many-requests'>>> => {
      const checked = (await check?.({ ...context, db: tx })) ?? ok(undefined)
      if (!checked.ok) return checked
      // The requests of one user are counted one after the other. Otherwise several concurrent requests could each
      // count as the last permitted one.
      await lockName(tx, `reports ${caller.id}`)
      const [open] = await tx
        .select({ value: count() })
        .from(reports)
        .where(and(eq(reports.userId, caller.id), inArray(reports.status, ['RECEIVED', 'PROCESSING'])))
      if ((open?.value ?? 0) >= maxOpenReports) return refuse.tooMany(retryAfterSeconds)
      const [created] = await tx
        .insert(reports)
        .values({
          type,
          status: 'RECEIVED',
          userId: caller.id,
          countryId: caller.config.id,
          request,
          locale,
          requestDate: now,
        })
        .returning({ id: reports.id, notified: notifyReportChange })
      if (created === undefined) throw new Error('[reports] the database returned no report for an insert')
      await appendOwnHistory(tx, context, {
        kind: 'reports',
        action: 'exported',
        subject: { id: created.id, name: type },
      })
      return ok({ id: created.id })
    },
  )
}
