import { cleanCode, parseAmount, toHundredths } from '../kernel'

/** What a search in the history of deposits compares: a part of the code, and the amount where the text is one. */
export interface DepositSearch {
  /** Part of the code of the bag; empty: every code. */
  readonly code: string
  /** The whole amount, in whole hundredths. */
  readonly hundredths: number | undefined
}

/** What a typed search finds: codes that contain it, and amounts that it reads as. (DPS-56) */
export const depositSearch = (text: string): DepositSearch => {
  const code = cleanCode(text)
  const amount = parseAmount(code)
  return { code, hundredths: amount.ok ? toHundredths(amount.value) : undefined }
}
