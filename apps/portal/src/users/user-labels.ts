import type { Brand } from '@remesa/domain/kernel'
import { CUSTOMER_USER_TYPE, type UserFilter, userTypes } from '@remesa/domain/users'
import type { Translate } from '@remesa/ui/i18n'

/** Name of a type of user: customer, or the name of the provider. */
export const userTypeLabel = (t: Translate, userType: string, brand: Brand): string => {
  if (userType === CUSTOMER_USER_TYPE) return t('users.userType.customer')
  return userType === brand.providerUserType ? brand.product : userType
}

/** The types of user to choose from. */
export const userTypeChoices = (t: Translate, brand: Brand) =>
  userTypes(brand).map((value) => ({ value, label: userTypeLabel(t, value, brand) }))

/** The fields of the filter panel. */
export const userFilterLabels = (t: Translate): Readonly<Record<UserFilter, string>> => ({
  userType: t('users.field.userType'),
  countryId: t('users.field.country'),
  username: t('users.field.username'),
  name: t('users.field.name'),
  lastname: t('users.field.lastName'),
  email: t('users.field.email'),
  creationDate: t('users.field.createdAt'),
  modificationDate: t('users.field.updatedAt'),
  admin: t('users.field.admin'),
  client: t('users.field.client'),
  subClient: t('users.field.subClient'),
  servicePoint: t('users.field.servicePoint'),
})
