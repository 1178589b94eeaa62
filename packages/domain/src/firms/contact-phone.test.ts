import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactPhone } from './contact-phone'
import { searchConfigWith } from './firms.arbitraries'

const phoneOf = (ContactPhone: string | null) => contactPhone(searchConfigWith({ ContactPhone }))

describe('the phone number of the control room', () => {
  it.each([
    ['+34 944 00 00 00', 'tel:+34944000000'],
    [' 030 / 23 125-014 ', 'tel:03023125014'],
    ['(11) 5555.0118', 'tel:1155550118'],
    ['112', 'tel:112'],
  ])('[FIR-100] the phone number %j is dialled as %s and displayed as in the settings', (text, href) => {
    expect(phoneOf(text)).toEqual({ text: text.trim(), href })
  })

  it.each([
    null,
    '',
    ' ',
    'ask reception',
    '12',
    '+34 944 00 00 00 ext. 5',
    '34+944000000',
    '1234567890123456',
  ])('[FIR-100] the text %j is not a phone number', (text) => {
    expect(phoneOf(text)).toBeNull()
  })

  it('[FIR-100] only the digits of a phone number are dialled, even if the text contains other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(phoneOf(text)?.href ?? 'tel:000').toMatch(/^tel:\+?\d{3,15}$/)
      }),
    )
  })
})
