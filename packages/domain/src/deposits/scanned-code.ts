import { cleanCode } from '../kernel'
import { isBagListed } from './deposit-bags'

/** A pressed key that writes a character: the character, and the time of the press in milliseconds. */
export interface PressedKey {
  readonly key: string
  readonly at: number
}

/**
 * The longest time between two key presses of a hand scanner, in milliseconds. A person who types fast needs twice as
 * long.
 */
const SCANNER_GAP_MS = 35
const SHORTEST_CODE = 4
const AMOUNT_WITH_DECIMALS = /^[\d.,]*[.,]\d{1,2}$/

/** Whether a key follows another one as fast as only a hand scanner types. (DPS-50) */
export const isScannerPace = (before: PressedKey | undefined, at: number): boolean =>
  before !== undefined && at - before.at <= SCANNER_GAP_MS

/** The latest keys that followed each other at the speed of a hand scanner, with this key as the last. (DPS-50) */
export const withKey = (keys: readonly PressedKey[], pressed: PressedKey): readonly PressedKey[] =>
  isScannerPace(keys.at(-1), pressed.at) ? [...keys, pressed] : [pressed]

/**
 * The code that keys typed at the speed of a hand scanner form; `undefined` if they are too few or form an amount.
 * (DPS-50)
 */
export const scannedCode = (keys: readonly PressedKey[]): string | undefined => {
  const text = keys.map(({ key }) => key).join('')
  return text.length < SHORTEST_CODE || AMOUNT_WITH_DECIMALS.test(text) ? undefined : text
}

/** The list of bags to which scanned codes are added. */
export interface ScanList {
  /** Code of the bag that is being filled in, as typed. */
  readonly barcode: string
  readonly bags: readonly { readonly draft: { readonly barcode: string } }[]
  /** Scanned codes that are not yet the code of a bag. */
  readonly scanned: readonly string[]
}

/**
 * The use of a scanned code: `current` for the bag whose code is empty or being typed, `next` for the next bag, or
 * `known` if the code is already in the list, in the form or among the codes that wait. (DPS-50)
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
