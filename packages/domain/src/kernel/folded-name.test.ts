import { describe, expect, it } from 'vitest'
import { foldedName } from './index'

describe('names of one kind', () => {
  it.each([
    ['Madrid', ' MADRID '],
    ['STRASSE', 'Straße'],
    ['Núñez', 'Nu\u0301n\u0303ez'],
    ['ẞ', 'ss'],
    ['Kiosk', 'Ki\u200Bosk\u200E'],
    ['A B', 'A\u00A0B'],
  ])('[KRN-53] the names %s and %s count as the same', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other))
  })

  it.each([
    ['Nunez', 'Núñez'],
    ['Madrid 1', 'Madrid1'],
  ])('[KRN-53] the names %s and %s count as different', (one, other) => {
    expect(foldedName(one)).not.toBe(foldedName(other))
  })
})
