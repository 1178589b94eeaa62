import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import type { RequestOrigin } from '../kernel/request-origin'
import { rowIdOf } from '../kernel/row-id'
import { appendHistory } from '../request/append-history'

/**
 * Adds an attempt to sign in to the history. A user name without an account is not stored, because people sometimes
 * type a password into the wrong field.
 */
export const signInHistory = (
  db: Database,
  {
    accountId,
    isRefused,
    at,
    origin,
  }: {
    readonly accountId: string | undefined
    readonly isRefused: boolean
    readonly at: Date
    readonly origin: RequestOrigin
  },
): Promise<void> =>
  db.transaction(async (tx) => {
    const id = rowIdOf(accountId ?? '')
    const [account] =
      id === undefined
        ? []
        : await tx
            .select({
              id: users.id,
              name: sql<string>`trim(concat(${users.name}, ' ', ${users.lastName}))`,
              countryId: users.countryId,
            })
            .from(users)
            .where(eq(users.id, id))
    await appendHistory(tx, {
      at,
      // After a refused sign-in it is not known whether the person owns the account, so the entry names no user.
      actor: account && !isRefused ? { id: account.id, name: account.name } : undefined,
      origin,
      kind: 'session',
      action: isRefused ? 'sign-in-refused' : 'signed-in',
      subject: account && { id: account.id, name: account.name },
      countryId: account?.countryId ?? null,
    })
  })
