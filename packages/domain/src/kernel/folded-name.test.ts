import { describe, expect, it } from 'vitest'
import { foldedName } from './index'

describe('names of one kind', () => {
  it.each([
    ['Madrid', ' MADRID '],
    ['STRASSE', 'Straße'],
    ['Núñez', 'Nu\u0301n\u0303ez'],
    ['ẞ', 'ss'],
  ])('[KRN-53] are the same as %s and %s are', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other))
  })

  it.each([
    ['Nunez', 'Núñez'],
    ['Madrid 1', 'Madrid1'],
  ])('[KRN-53] differ as %s and %s do', (one, other) => {
    expect(foldedName(one)).not.toBe(foldedName(other))
  })
})
