import { type Brand, SEARCH_FILTER } from '@remesa/domain/kernel'
import { CUSTOMER_USER_TYPE, type UserColumn, type UserFilter, userTypes } from '@remesa/domain/users'
import type { Translate } from '@remesa/ui/i18n'
import { messageName } from '../kernel/list'

/** Columns that contain a text. The other columns appear as controls at the end of a row. */
export type ShownUserColumn = Exclude<UserColumn, 'edit' | 'synchronised'>

/** Name of a user type: customer, or the name of the cash-in-transit provider. */
export const userTypeLabel = (t: Translate, userType: string, brand: Brand): string => {
  if (userType === CUSTOMER_USER_TYPE) return t('users.userType.customer')
  return userType === brand.providerUserType ? brand.product : userType
}

/** The user types from which the viewer can choose. */
export const userTypeChoices = (t: Translate, brand: Brand) =>
  userTypes(brand).map((value) => ({ value, label: userTypeLabel(t, value, brand) }))

/** Names of filters in message keys, for filters whose message key has another name, such as `country` for `countryId`. */
const about = {
  countryId: 'country',
  lastname: 'lastName',
  creationDate: 'createdAt',
  modificationDate: 'updatedAt',
} as const

/** The translated name of a filter or of a text column, as the list of users shows it. */
export const userFieldName =
  (t: Translate) =>
  (field: UserFilter | ShownUserColumn): string =>
    field === SEARCH_FILTER ? t('list.search') : t(`users.field.${messageName(about, field)}`)
