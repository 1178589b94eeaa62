import { cleanCode, parseAmount, toHundredths } from '../kernel'

/**
 * The values by which the history of deposits is searched: a part of the bag's code and, if the search text is an
 * amount, the amount.
 */
export interface DepositSearch {
  /** Part of the code of the bag; empty if every code matches. */
  readonly code: string
  /** The amount that a deposit must equal, in whole hundredths. */
  readonly hundredths: number | undefined
}

/** The search for a typed text: it finds deposits whose code contains the text or whose amount equals it. (DPS-56) */
export const depositSearch = (text: string): DepositSearch => {
  const code = cleanCode(text)
  const amount = parseAmount(code)
  return { code, hundredths: amount.ok ? toHundredths(amount.value) : undefined }
}
