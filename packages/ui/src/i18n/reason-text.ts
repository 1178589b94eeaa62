import type { Refusal } from '@remesa/domain/kernel'
import { explanationText } from './explanation-text'
import type { Translate } from './translate'

/** Why something can't be done now, one sentence per reason; `undefined` without reasons. */
export const reasonText = (t: Translate, reasons: readonly Refusal[]): string | undefined =>
  reasons.length === 0
    ? undefined
    : reasons.map(({ key, params }) => (t.knows(key) ? explanationText(t, key, params) : key)).join(' ')
