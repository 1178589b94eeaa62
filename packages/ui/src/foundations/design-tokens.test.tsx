import { expect, it } from 'vitest'
import { colors } from '../theme'
import { designTokens } from './design-tokens'

const leaves = (tree: object, path: readonly string[] = []): readonly (readonly [string, unknown])[] =>
  Object.entries(tree).flatMap(([name, entry]): readonly (readonly [string, unknown])[] =>
    '$value' in entry ? [[[...path, name].join('.'), entry.$value]] : leaves(entry, [...path, name]),
  )

it.each(['light', 'dark'] as const)(
  'the exported colours of %s mode are the colours of the theme, each exactly once',
  (mode) => {
    const exported = new Map(leaves(designTokens(mode)['color'] ?? {}))
    expect(exported.size).toBe(Object.keys(colors).length)
    for (const [name, value] of Object.entries(colors)) {
      const color = exported.get(name) ?? exported.get(`${name}.$root`)
      if (value[mode].startsWith('#'))
        expect(color).toMatchObject({ hex: value[mode].toLowerCase(), alpha: 1 })
      else expect(color).toMatchObject({ colorSpace: 'srgb', alpha: expect.any(Number) })
    }
  },
)

it('an exported colour that is also a group of colours has its value under $root', () => {
  expect(designTokens('light')).toMatchObject({
    color: { fg: { $root: { $value: { hex: '#171d26' } }, muted: { $value: { hex: '#4b5768' } } } },
    radius: { md: { $type: 'dimension', $value: { value: 0.375, unit: 'rem' } } },
    duration: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    easing: { out: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
  })
})

it('a translucent colour is exported with its transparency', () => {
  expect(designTokens('light')).toMatchObject({
    color: { backdrop: { $value: { alpha: 0.5, hex: '#0e131a' } } },
  })
})
