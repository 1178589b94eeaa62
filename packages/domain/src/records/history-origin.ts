import type { HistoryEntry } from './history.schema'

type Origin = Pick<HistoryEntry, 'address' | 'agent'>

/**
 * The origin of an entry, as a viewer may see it: the provider's users see every origin, customers only the
 * origin of their own entries. (REC-67)
 *
 * @param viewer.isCustomer Whether the viewer reaches only assigned records.
 */
export const originShownTo = (
  viewer: { readonly id: number; readonly isCustomer: boolean },
  { actorId, address, agent }: Origin & { readonly actorId: number | null },
): Origin =>
  viewer.isCustomer && actorId !== viewer.id ? { address: null, agent: null } : { address, agent }
