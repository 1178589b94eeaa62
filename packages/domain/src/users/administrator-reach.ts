import { type Brand, isProviderUser } from '../kernel'
import type { UserDetail } from './user.schema'

/** The records that an administrator's right extends to: those of every country, or only assigned ones. */
export type AdministratorReach = 'everywhere' | 'assigned'

/**
 * The reach of a user's administrator right: every country for users of the provider, only assigned records
 * for customers. (USR-34)
 */
export const administratorReach = (user: Pick<UserDetail, 'userType'>, brand?: Brand): AdministratorReach =>
  isProviderUser(user, brand) ? 'everywhere' : 'assigned'
