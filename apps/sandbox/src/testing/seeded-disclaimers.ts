import { eq, not } from 'drizzle-orm'
import { users } from '../db/schema'
import { type TestWorld, worldStart } from './test-world'

/**
 * Restores the acceptances of the disclaimer in the demo data. Two calls change them, and most other calls depend on
 * them.
 */
export const keepDisclaimers = async ({ db }: Pick<TestWorld, 'db'>, endpointId: string): Promise<void> => {
  if (!endpointId.endsWith('Disclaimer')) return
  const isPending = eq(users.username, 'new-user')
  await db.update(users).set({ disclaimerAcceptedAt: worldStart }).where(not(isPending))
  await db.update(users).set({ disclaimerAcceptedAt: null }).where(isPending)
}
