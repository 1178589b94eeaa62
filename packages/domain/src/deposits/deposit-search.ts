import { cleanCode, parseAmount, toHundredths } from '../kernel'

/**
 * The values for which the history of deposits is searched. They are a part of a bag's code and, if the typed text is
 * an amount, that amount.
 */
export interface DepositSearch {
  /** Part of a bag's code; empty if every code matches. */
  readonly code: string
  /** The amount that a deposit must equal, in whole hundredths. */
  readonly hundredths: number | undefined
}

/**
 * The search for the text that a user typed. It finds deposits whose code contains the text, and deposits with that
 * amount. (DPS-56)
 */
export const depositSearch = (text: string): DepositSearch => {
  const code = cleanCode(text)
  const amount = parseAmount(code)
  return { code, hundredths: amount.ok ? toHundredths(amount.value) : undefined }
}
