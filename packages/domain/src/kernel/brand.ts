/**
 * The brand names that the codes and values of a provider contain. A second provider needs only a second object of this
 * type.
 */
export interface Brand {
  readonly product: string
  /** User type of the staff of the provider; the user type of the staff of a customer is `CLIENTE`. */
  readonly providerUserType: string
  /** The text with which every role code begins. */
  readonly rolePrefix: string
  /**
   * Code of the module of a service point that connects it to the payment service of the provider. The specification
   * calls such a module an adapter.
   */
  readonly paymentAdapterCode: string
  /** The `origin` value of orders that were requested in this portal. */
  readonly origin: string
}

/** The brand that functions use if the caller passes no brand. (KRN-30) */
export const defaultBrand: Brand = {
  product: 'REMESA',
  providerUserType: 'REMESA',
  rolePrefix: 'ROL_CASH_MYREMESAAPP_',
  paymentAdapterCode: 'remesapay',
  origin: 'REMESA_PORTAL',
}

/** Whether a user is a member of the provider's staff. */
export const isProviderUser = (
  { userType }: { readonly userType: string | undefined },
  brand: Brand = defaultBrand,
): boolean => userType === brand.providerUserType
