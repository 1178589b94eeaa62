import type { ApiClient } from '@remesa/api-client'
import type { UserCalls } from '@remesa/api-client/contract'
import { canSynchroniseUser, type UserViewer } from '@remesa/domain/users'

/**
 * Sends a user to the operations system after a change of assignments, if the viewer may do so. `false` if the call
 * failed. The user then stays marked as not synchronised. (USR-76)
 */
export const synchroniseChanged = async (
  sync: ApiClient<UserCalls>['users']['sync'],
  viewer: UserViewer,
  { id, username }: { readonly id: number; readonly username: string },
): Promise<boolean> => {
  if (!canSynchroniseUser(viewer, { id, username, solSynchronized: false }).allowed) return true
  return (await sync({ params: { id } }, { silent: true })).ok
}
