import { type Brand, SEARCH_FILTER } from '@remesa/domain/kernel'
import { CUSTOMER_USER_TYPE, type UserColumn, type UserFilter, userTypes } from '@remesa/domain/users'
import type { Translate } from '@remesa/ui/i18n'
import { messageName } from '../kernel/list'

/** Columns with a text. The other columns are shown as controls at the end of a row. */
export type ShownUserColumn = Exclude<UserColumn, 'edit' | 'synchronised'>

/** Name of a type of user: customer, or the name of the provider. */
export const userTypeLabel = (t: Translate, userType: string, brand: Brand): string => {
  if (userType === CUSTOMER_USER_TYPE) return t('users.userType.customer')
  return userType === brand.providerUserType ? brand.product : userType
}

/** The types of user to choose from. */
export const userTypeChoices = (t: Translate, brand: Brand) =>
  userTypes(brand).map((value) => ({ value, label: userTypeLabel(t, value, brand) }))

/** The subject of each filter that has another name than its subject. */
const about = {
  countryId: 'country',
  lastname: 'lastName',
  creationDate: 'createdAt',
  modificationDate: 'updatedAt',
} as const

/** Names the filters of the users list and its columns with a text. */
export const userFieldName =
  (t: Translate) =>
  (field: UserFilter | ShownUserColumn): string =>
    field === SEARCH_FILTER ? t('list.search') : t(`users.field.${messageName(about, field)}`)
