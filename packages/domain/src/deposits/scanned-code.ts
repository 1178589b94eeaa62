import { cleanCode } from '../kernel'
import { isBagListed } from './deposit-bags'

/** A pressed key that writes a character, with the time of the press in milliseconds. */
export interface PressedKey {
  readonly key: string
  readonly at: number
}

/**
 * The longest time between two key presses of a hand scanner, in milliseconds. Even a fast typist needs twice as long.
 */
const SCANNER_GAP_MS = 35
const SHORTEST_CODE = 4
const AMOUNT_WITH_DECIMALS = /^[\d.,]*[.,]\d{1,2}$/

/** Whether the time between two key presses is so short that only a hand scanner can have sent them. (DPS-50) */
export const isScannerPace = (before: PressedKey | undefined, at: number): boolean =>
  before !== undefined && at - before.at <= SCANNER_GAP_MS

/**
 * The latest key presses that followed each other at the speed of a hand scanner, ending with this key press. (DPS-50)
 */
export const withKey = (keys: readonly PressedKey[], pressed: PressedKey): readonly PressedKey[] =>
  isScannerPace(keys.at(-1), pressed.at) ? [...keys, pressed] : [pressed]

/**
 * The code that was typed at the speed of a hand scanner; `undefined` if there are too few key presses, or if they form
 * an amount. (DPS-50)
 */
export const scannedCode = (keys: readonly PressedKey[]): string | undefined => {
  const text = keys.map(({ key }) => key).join('')
  return text.length < SHORTEST_CODE || AMOUNT_WITH_DECIMALS.test(text) ? undefined : text
}

/** The list of bags to which scanned codes are added. */
export interface ScanList {
  /** Code of the bag that the user is filling in, as typed. */
  readonly barcode: string
  readonly bags: readonly { readonly draft: { readonly barcode: string } }[]
  /** Scanned codes that do not belong to a bag yet. */
  readonly scanned: readonly string[]
}

/**
 * The use of a scanned code. `current`: the bag in the form gets the code, because the code field is empty or is being
 * typed in. `next`: the code is for the next bag. `known`: the code is already in the form, in the list of bags or
 * among the scanned codes without a bag. (DPS-50)
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
