/** The highest fee of a service point's payment service. (SVP-59) */
export const MAX_PAYMENT_FEE = 999_999_999
