import type { HistoryEntry } from './history.schema'

type Origin = Pick<HistoryEntry, 'address' | 'agent'>

/**
 * The origin (IP address and browser) of a history entry that a viewer may see. Users of the provider see every origin;
 * customers see only the origin of their own entries. (REC-67)
 *
 * @param viewer.isCustomer Whether the viewer may access only assigned records.
 */
export const originShownTo = (
  viewer: { readonly id: number; readonly isCustomer: boolean },
  { actorId, address, agent }: Origin & { readonly actorId: number | null },
): Origin =>
  viewer.isCustomer && actorId !== viewer.id ? { address: null, agent: null } : { address, agent }
