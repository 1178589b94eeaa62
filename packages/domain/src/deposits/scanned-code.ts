import { cleanCode } from '../kernel'
import { isBagListed } from './deposit-bags'

/** A key that writes a character: the character, and when it was pressed, in milliseconds. */
export interface PressedKey {
  readonly key: string
  readonly at: number
}

/** The longest time between two keys of a hand scanner, in milliseconds. People who type fast take twice as long. */
const SCANNER_GAP_MS = 35
const SHORTEST_CODE = 4
const AMOUNT_WITH_DECIMALS = /^[\d.,]*[.,]\d{1,2}$/

/** Whether a key followed another so fast that only a hand scanner types at this pace. (DPS-50) */
export const isScannerPace = (before: PressedKey | undefined, at: number): boolean =>
  before !== undefined && at - before.at <= SCANNER_GAP_MS

/** The last keys at the pace of a scanner, up to and including this key. (DPS-50) */
export const withKey = (keys: readonly PressedKey[], pressed: PressedKey): readonly PressedKey[] =>
  isScannerPace(keys.at(-1), pressed.at) ? [...keys, pressed] : [pressed]

/** The code in keys at the pace of a scanner; `undefined` for too few keys or an amount. (DPS-50) */
export const scannedCode = (keys: readonly PressedKey[]): string | undefined => {
  const text = keys.map(({ key }) => key).join('')
  return text.length < SHORTEST_CODE || AMOUNT_WITH_DECIMALS.test(text) ? undefined : text
}

/** The list of bags that receives scanned codes. */
export interface ScanList {
  /** Code of the bag that is being filled in, as typed. */
  readonly barcode: string
  readonly bags: readonly { readonly draft: { readonly barcode: string } }[]
  /** Scanned codes that wait for a bag. */
  readonly scanned: readonly string[]
}

/**
 * The target of a scanned code: `current` for a bag whose code is empty or being typed, `next` for the next
 * bag, or `known` if the code is already in the list, in the form or among the waiting codes. (DPS-50)
 */
export const scanTarget = (
  code: string,
  { barcode, bags, scanned }: ScanList,
  isTyping: boolean,
): 'current' | 'next' | 'known' => {
  const own = cleanCode(barcode)
  if (isTyping || own === '') return 'current'
  const scan = cleanCode(code)
  return scan === own || isBagListed(scan, bags) || scanned.includes(scan) ? 'known' : 'next'
}
