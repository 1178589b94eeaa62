import { cleanCode, parseAmount, toHundredths } from '../kernel'

/**
 * The values that a search in the history of deposits compares: a part of the code and, if the text is an
 * amount, the amount.
 */
export interface DepositSearch {
  /** Part of the code of the bag; empty for every code. */
  readonly code: string
  /** The whole amount, in whole hundredths. */
  readonly hundredths: number | undefined
}

/** The search for a typed text: codes that contain the text, and amounts that equal it. (DPS-56) */
export const depositSearch = (text: string): DepositSearch => {
  const code = cleanCode(text)
  const amount = parseAmount(code)
  return { code, hundredths: amount.ok ? toHundredths(amount.value) : undefined }
}
