import type { PortalAbility } from '../abilities'
import type { UserViewer } from './user-edit'
import { canEditOid } from './user-oid'

/**
 * The fields of a user whose changes a viewer does not see in the history, because the user's page hides these fields,
 * too. (USR-33)
 */
export const hiddenUserFields = ({
  admin,
  ability,
}: Pick<UserViewer, 'admin'> & { readonly ability: Pick<PortalAbility, 'can'> }): readonly string[] => [
  ...(canEditOid({ admin }).allowed ? [] : ['oid']),
  ...(ability.can('read', 'UserEditAdministration') ? [] : ['admin']),
]
