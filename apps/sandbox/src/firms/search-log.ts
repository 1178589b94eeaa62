import { type Refusal, refuse } from '@remesa/api-client/server'
import type { Result } from '@remesa/domain/kernel'
import { and, count, eq, gt, min } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { employeeSearches } from '../db/schema'
import type { ApiContext } from '../request/context'
import { appendOwnHistory } from '../request/own-history'

/**
 * Largest number of searches by one user in a minute. The limit prevents users from listing a crew by trying numbers.
 */
export const maxSearchesPerMinute = 60

const minuteMs = 60_000

export interface LoggedSearch {
  readonly countryId: number
  readonly searchType: string
  readonly identifier: string
}

/**
 * Runs a search, and logs its user and query in the same transaction. The response is 429 for a user with too many
 * searches in the last minute. Concurrent searches of a user are counted one after the other.
 */
export const logSearch = <Found extends { readonly success: boolean }>(
  context: ApiContext,
  search: LoggedSearch,
  find: (tx: Database) => Promise<Found>,
): Promise<Result<Found, Refusal<'too-many-requests'>>> =>
  context.db.transaction(async (tx): Promise<Result<Found, Refusal<'too-many-requests'>>> => {
    const { caller, now } = context
    await lockName(tx, `firms ${caller.id}`)
    const [recent] = await tx
      .select({ searches: count(), first: min(employeeSearches.searchedAt) })
      .from(employeeSearches)
      .where(
        and(
          eq(employeeSearches.userId, caller.id),
          gt(employeeSearches.searchedAt, new Date(now.getTime() - minuteMs)),
        ),
      )
    if (recent && recent.searches >= maxSearchesPerMinute) {
      const freeAt = (recent.first ?? now).getTime() + minuteMs
      return refuse.tooMany(Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000)))
    }
    const found = await find(tx)
    await tx
      .insert(employeeSearches)
      .values({ ...search, userId: caller.id, success: found.success, searchedAt: now })
    // The query contains the document number of a person. The log of searches stores this number, but the history does
    // not.
    await appendOwnHistory(tx, context, {
      kind: 'firms',
      action: 'searched',
      subject: { id: search.countryId, name: search.searchType },
      countryId: search.countryId,
      changes: [{ field: 'found', from: null, to: found.success }],
    })
    return { ok: true, value: found }
  })
