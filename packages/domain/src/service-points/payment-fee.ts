/** The highest fee of the payment service. (SVP-59) */
export const MAX_PAYMENT_FEE = 999_999_999
