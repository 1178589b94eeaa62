import { type Brand, isProviderUser } from '../kernel'
import type { UserDetail } from './user.schema'

/**
 * The records that an administrator may access: with `everywhere` the records of every country, with `assigned` only
 * assigned records.
 */
export type AdministratorReach = 'everywhere' | 'assigned'

/**
 * The records that an administrator may access. Administrators of the provider may access the records of every country,
 * and administrators of customers only assigned records. (USR-34)
 */
export const administratorReach = (user: Pick<UserDetail, 'userType'>, brand?: Brand): AdministratorReach =>
  isProviderUser(user, brand) ? 'everywhere' : 'assigned'
