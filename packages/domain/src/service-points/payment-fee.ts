/** SVP-59. The highest fee of the payment service. */
export const MAX_PAYMENT_FEE = 999_999_999
