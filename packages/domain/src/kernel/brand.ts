/** The names that a provider uses in codes and values. A second provider needs only a second object of this type. */
export interface Brand {
  readonly product: string
  /** User type of the provider's own staff; the customer's is `CLIENTE`. */
  readonly providerUserType: string
  /** The beginning of every role code. */
  readonly rolePrefix: string
  /** Code of the adapter (module of a service point) of the provider's payment service. */
  readonly paymentAdapterCode: string
  /** The `origin` value of orders that were requested in this portal. */
  readonly origin: string
}

/** The brand that is used if no brand is passed. (KRN-30) */
export const defaultBrand: Brand = {
  product: 'REMESA',
  providerUserType: 'REMESA',
  rolePrefix: 'ROL_CASH_MYREMESAAPP_',
  paymentAdapterCode: 'remesapay',
  origin: 'REMESA_PORTAL',
}

/** Whether a user belongs to the provider's own staff. */
export const isProviderUser = (
  { userType }: { readonly userType: string | undefined },
  brand: Brand = defaultBrand,
): boolean => userType === brand.providerUserType
