import { type Brand, isProviderUser } from '../kernel'
import type { UserDetail } from './user.schema'

/**
 * The records that an administrator may access: `everywhere` means those of every country, `assigned` only assigned
 * records.
 */
export type AdministratorReach = 'everywhere' | 'assigned'

/**
 * The records that an administrator may access: those of every country for users of the provider, only assigned records
 * for customers. (USR-34)
 */
export const administratorReach = (user: Pick<UserDetail, 'userType'>, brand?: Brand): AdministratorReach =>
  isProviderUser(user, brand) ? 'everywhere' : 'assigned'
