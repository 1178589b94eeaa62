import { eq, not } from 'drizzle-orm'
import { users } from '../db/schema'
import { type TestWorld, worldStart } from './test-world'

/**
 * Two calls change who has accepted the disclaimer, on which most others depend: after one of them everything is again as
 * the seed has it.
 */
export const keepDisclaimers = async ({ db }: Pick<TestWorld, 'db'>, endpointId: string): Promise<void> => {
  if (!endpointId.endsWith('Disclaimer')) return
  const isPending = eq(users.username, 'new-user')
  await db.update(users).set({ disclaimerAcceptedAt: worldStart }).where(not(isPending))
  await db.update(users).set({ disclaimerAcceptedAt: null }).where(isPending)
}
