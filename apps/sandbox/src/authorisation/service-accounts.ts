import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { oidcPayloads, serviceAccounts, users } from '../db/schema'
import { isLiveSession, notifySessionEnd } from './session'

/** The beginning of the client ids that the back end gives to service accounts. */
const idPrefix = 'service-'

/** Whether a client id has the form of a service account's id in the database. */
export const isServiceAccountId = (clientId: string): boolean => clientId.startsWith(idPrefix)

/** The id of a new service account. */
export const newServiceAccountId = (): string => `${idPrefix}${crypto.randomUUID().replaceAll('-', '')}`

/** The stored data with which the sign-in of a service account is checked. */
export interface ServiceCredentials {
  readonly clientId: string
  readonly secretHash: string
}

/** The credentials of a service account; `undefined` if there is no such account. */
export const findServiceCredentials = async (
  db: Database,
  clientId: string,
): Promise<ServiceCredentials | undefined> => {
  if (!isServiceAccountId(clientId) || clientId.includes('\0')) return undefined
  const [row] = await db
    .select({ clientId: serviceAccounts.clientId, secretHash: serviceAccounts.secretHash })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.clientId, clientId))
  return row
}

/** A service account that has signed in. */
export interface UsedServiceAccount {
  readonly userId: string
  readonly name: string
}

/**
 * Stores the time at which a service account gets a token, and returns the account's user and name. The statement waits
 * if the account is being ended or its secret is being renewed.
 *
 * @returns `undefined` if the account has ended or has another secret by now.
 */
export const useServiceAccount = async (
  db: Database,
  { clientId, secretHash }: ServiceCredentials,
  at: Date,
): Promise<UsedServiceAccount | undefined> => {
  const [row] = await db
    .update(serviceAccounts)
    .set({ usedAt: at })
    .where(and(eq(serviceAccounts.clientId, clientId), eq(serviceAccounts.secretHash, secretHash)))
    .returning({ userId: serviceAccounts.userId, name: serviceAccounts.name })
  return row && { ...row, userId: String(row.userId) }
}

/** A service account with its user. */
export type StoredServiceAccount = Awaited<ReturnType<typeof serviceAccountsOf>>[number]

/** The service accounts whose users match a condition on `users`. */
export const serviceAccountsOf = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      clientId: serviceAccounts.clientId,
      name: serviceAccounts.name,
      createdAt: serviceAccounts.createdAt,
      usedAt: serviceAccounts.usedAt,
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        lastName: users.lastName,
        active: users.active,
      },
      countryId: users.countryId,
    })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .where(condition)
    .orderBy(asc(serviceAccounts.name), asc(serviceAccounts.clientId))

/**
 * Locks a service account for a change. While the transaction is open, the account gets no token.
 *
 * @returns `undefined` if there is no such account, or its user does not match a condition on `users`.
 */
export const lockServiceAccount = async (
  tx: Database,
  clientId: string,
  condition: SQL | undefined,
): Promise<StoredServiceAccount | undefined> => {
  await tx
    .select({ id: serviceAccounts.clientId })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.clientId, clientId))
    .for('update')
  const [row] = await serviceAccountsOf(tx, and(eq(serviceAccounts.clientId, clientId), condition))
  return row
}

/** Whether the user has a service account. */
export const hasServiceAccount = async (tx: Database, userId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: serviceAccounts.clientId })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.userId, userId))
  return rows.length > 0
}

/** Stores a new service account. */
export const addServiceAccount = async (
  tx: Database,
  account: Omit<typeof serviceAccounts.$inferInsert, 'usedAt'>,
): Promise<void> => {
  await tx.insert(serviceAccounts).values(account)
}

/** Replaces the secret of a locked service account, and ends the tokens that the account got with the former secret. */
export const replaceServiceSecret = async (
  tx: Database,
  { clientId, secretHash }: ServiceCredentials,
): Promise<void> => {
  await tx.update(serviceAccounts).set({ secretHash }).where(eq(serviceAccounts.clientId, clientId))
  await endTokens(tx, clientId)
}

/** Deletes a locked service account and ends its tokens. */
export const deleteServiceAccount = async (tx: Database, clientId: string): Promise<void> => {
  await tx.delete(serviceAccounts).where(eq(serviceAccounts.clientId, clientId))
  await endTokens(tx, clientId)
}

/** Ends the tokens of a client. Each token has a separate grant, and all processes are notified that it has ended. */
const endTokens = async (tx: Database, clientId: string): Promise<void> => {
  await tx
    .delete(oidcPayloads)
    .where(isLiveSession(sql`${oidcPayloads.payload}->>'clientId' = ${clientId}`))
    .returning({ notified: notifySessionEnd })
}
