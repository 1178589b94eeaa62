/** The highest fee that the payment service of a point may have. (SVP-59) */
export const MAX_PAYMENT_FEE = 999_999_999
