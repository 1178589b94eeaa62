/** The highest amount of one deposit, in major units. It equals the highest amount of an order. */
export const MAX_DEPOSIT_AMOUNT = 1_000_000_000_000

/** The highest number of characters of a bag's barcode. */
export const MAX_DEPOSIT_BARCODE_LENGTH = 50

/** The highest number of characters of a deposit's comment, which is sent as an observation. */
export const MAX_DEPOSIT_OBSERVATIONS_LENGTH = 400

/** The highest number of calendar days between today and the account date, in either direction. */
export const ACCOUNT_DATE_REACH_DAYS = 10
