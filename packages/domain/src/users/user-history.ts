import type { PortalAbility } from '../abilities'
import type { UserViewer } from './user-edit'
import { canEditOid } from './user-oid'

/**
 * The fields of a user that the history does not show to a viewer, because the user's page hides these fields from the
 * viewer, too. (USR-33)
 */
export const hiddenUserFields = ({
  admin,
  ability,
}: Pick<UserViewer, 'admin'> & { readonly ability: Pick<PortalAbility, 'can'> }): readonly string[] => [
  ...(canEditOid({ admin }).allowed ? [] : ['oid']),
  ...(ability.can('read', 'UserEditAdministration') ? [] : ['admin']),
]
