import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsText, equalsText, foldedText } from './index'
import { anyText, respelled } from './kernel.arbitraries'

describe('folded texts', () => {
  it.each([
    ['Gran Vía', 'gran via'],
    ['Álvarez', 'alvarez'],
    ['Álvarez', 'A\u0301LVAREZ'],
    ['Peña', 'pen\u0303a'],
    ['Peña', 'pena'],
    ['São Tomé', 'SAO TOME'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['Müller', 'MULLER'],
    ['Œuvre Ærø', 'oeuvre aero'],
    ['Łódź', 'lodz'],
    ['İzmir ılık', 'izmir ilik'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ｔｉｅｎｄａ　１２', 'tienda 12'],
    ['ﬁnca', 'finca'],
    ['L’Hospitalet', "l'hospitalet"],
    ['L´Hospitalet', 'L`Hospitalet'],
    ['A – B', 'a - b'],
    ['« Kiosk »', '" kiosk "'],
    ['\u200BGran\u00AD\u00A0 Vía\u200F', ' gran via '],
    ['👨\u200D👩', '👨👩'],
  ])('[KRN-60] the texts %j and %j are equal after folding', (one, other) => {
    expect(foldedText(one)).toBe(foldedText(other))
  })

  it.each([
    ['Müller', 'Mueller'],
    ['Gran Vía', 'GranVía'],
    ['Calle 1', 'Calle 2'],
  ])('[KRN-60] the texts %j and %j differ after folding', (one, other) => {
    expect(equalsText(one, other)).toBe(false)
  })

  it('[KRN-60] folding a text a second time does not change the text', () => {
    fc.assert(fc.property(anyText, (text) => foldedText(foldedText(text)) === foldedText(text)))
  })

  it('[KRN-60] a search finds a text regardless of case, Unicode composition and accents', () => {
    fc.assert(
      fc.property(respelled, ([text, typed]) => {
        expect(foldedText(typed)).toBe(foldedText(text))
        expect(containsText(`1 ${text} 2`, typed)).toBe(true)
      }),
    )
  })

  it('[KRN-60] a search for any part of a text finds the text', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, part, after) =>
        containsText(`${before}${part}${after}`, part),
      ),
    )
  })

  it('[KRN-60] a search that is empty after folding finds every text', () => {
    expect(containsText('Kiosk', ' \u200B')).toBe(true)
    expect(equalsText('Kiosk', '')).toBe(false)
  })
})
