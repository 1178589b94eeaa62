import { describe, expect, it } from 'vitest'
import { issue } from '../kernel'
import { isPanelField, isSavedInPanel } from '.'

describe('the fields of the panel beside a list of records', () => {
  it.each(['idSmartcash', 'limits', 'limits.0.amount', 'thirdcodes.2.code'])(
    '[REC-125] the field %s can be edited in the panel beside a list of records',
    (path) => expect(isPanelField(path)).toBe(true),
  )

  it.each(['description', 'codeSol', 'address', 'limitsOf', 'payment.fee'])(
    '[REC-125] the field %s can’t be edited in the panel beside a list of records',
    (path) => expect(isPanelField(path)).toBe(false),
  )

  it('[REC-126] a record can’t be saved from the panel beside a list if a field outside the panel has an issue', () => {
    expect(isSavedInPanel([])).toBe(true)
    expect(isSavedInPanel([issue('required', 'idSmartcash'), issue('required', 'limits.1.amount')])).toBe(
      true,
    )
    expect(isSavedInPanel([issue('required', 'idSmartcash'), issue('required', 'address')])).toBe(false)
  })
})
