/** Highest amount of one deposit, in major units; the same as that of an order. */
export const MAX_DEPOSIT_AMOUNT = 1_000_000_000_000

/** Longest barcode, in characters. */
export const MAX_DEPOSIT_BARCODE_LENGTH = 50

/** Longest comment, in characters: it is sent as an observation. */
export const MAX_DEPOSIT_OBSERVATIONS_LENGTH = 400

/** The most calendar days between today and the account date, before or after. */
export const ACCOUNT_DATE_REACH_DAYS = 10
