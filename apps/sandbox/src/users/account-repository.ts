import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { rowIdOf } from '../kernel/row-id'

/** The data about a user that the identity provider needs. `id` is the subject of the tokens. */
export interface Account {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly passwordHash: string
  /** Whether the account may sign in. */
  readonly active: boolean
}

const findAccount = async (db: Database, condition: SQL): Promise<Account | undefined> => {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      passwordHash: users.passwordHash,
      active: users.active,
    })
    .from(users)
    .where(condition)
    .limit(1)
  return row && { ...row, id: String(row.id) }
}

/** The account with exactly this user name; `undefined` if there is none. */
export const findAccountByUsername = async (db: Database, username: string): Promise<Account | undefined> =>
  // A text in PostgreSQL can't contain NUL, so a query for a name with NUL would fail.
  username.includes('\0') ? undefined : findAccount(db, eq(users.username, username))

/** The account with the id in the subject of a token; `undefined` if there is none. */
export const findAccountById = async (db: Database, id: string): Promise<Account | undefined> => {
  const userId = rowIdOf(id)
  return userId === undefined ? undefined : findAccount(db, eq(users.id, userId))
}
