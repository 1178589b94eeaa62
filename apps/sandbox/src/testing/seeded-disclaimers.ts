import { eq, not } from 'drizzle-orm'
import { users } from '../db/schema'
import { type TestWorld, worldStart } from './test-world'

/**
 * Restores which users of the demo data have accepted the disclaimer. Two calls change this, and most other calls
 * depend on it.
 */
export const keepDisclaimers = async ({ db }: Pick<TestWorld, 'db'>, endpointId: string): Promise<void> => {
  if (!endpointId.endsWith('Disclaimer')) return
  const isPending = eq(users.username, 'new-user')
  await db.update(users).set({ disclaimerAcceptedAt: worldStart }).where(not(isPending))
  await db.update(users).set({ disclaimerAcceptedAt: null }).where(isPending)
}
