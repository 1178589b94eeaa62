import type { HistoryEntry } from './history.schema'

type Origin = Pick<HistoryEntry, 'address' | 'agent'>

/**
 * The origin of an entry, as a viewer may see it: the provider's users see every origin, customers that of
 * their own entries alone. (REC-67)
 *
 * @param viewer.isCustomer Whether the viewer reaches only what is assigned to them.
 */
export const originShownTo = (
  viewer: { readonly id: number; readonly isCustomer: boolean },
  { actorId, address, agent }: Origin & { readonly actorId: number | null },
): Origin =>
  viewer.isCustomer && actorId !== viewer.id ? { address: null, agent: null } : { address, agent }
