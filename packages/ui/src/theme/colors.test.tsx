import { describe, expect, it } from 'vitest'
import { BRAND_ACTIVE, BRAND_LOADER } from './colors'
import { contrastOf, shapePairs, textPairs } from './contrast'

describe.each(['light', 'dark'] as const)('colours in %s mode', (mode) => {
  it.each(textPairs)('text in %s on %s has a contrast of at least 4.5 to 1', (text, surface) => {
    expect(contrastOf(text, surface, mode)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('the colour %s on %s has a contrast of at least 3 to 1', (shape, surface) => {
    expect(contrastOf(shape, surface, mode)).toBeGreaterThanOrEqual(3)
  })
})

it.each(['bg.subtle', 'bg.hover', 'bg.disabled'] as const)(
  'the colour %s differs visibly from every surface, in dark mode and in light mode',
  (ground) => {
    for (const surface of ['surface', 'surface.raised'] as const)
      for (const mode of ['light', 'dark'] as const)
        expect(contrastOf(ground, surface, mode), `${surface} in ${mode} mode`).toBeGreaterThan(1.06)
  },
)

it('the colours of the brand have the two expected yellows', () => {
  expect([BRAND_ACTIVE, BRAND_LOADER]).toEqual(['#FFD102', '#ffd200'])
})
