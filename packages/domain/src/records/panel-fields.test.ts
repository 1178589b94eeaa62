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

  it('[REC-126] the panel beside a list can’t save a record if a field that the panel does not contain has an issue', () => {
    expect(isSavedInPanel([])).toBe(true)
    expect(isSavedInPanel([issue('required', 'idSmartcash'), issue('required', 'limits.1.amount')])).toBe(
      true,
    )
    expect(isSavedInPanel([issue('required', 'idSmartcash'), issue('required', 'address')])).toBe(false)
  })
})
