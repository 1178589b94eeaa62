import { describe, expect, it } from 'vitest'
import { BRAND_ACTIVE, BRAND_LOADER, type ColorName, colors } from './colors'

type Mode = 'light' | 'dark'

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: ColorName, b: ColorName, mode: Mode): number => {
  const [dark = 0, light = 0] = [luminance(colors[a][mode]), luminance(colors[b][mode])].toSorted(
    (x, y) => x - y,
  )
  return (light + 0.05) / (dark + 0.05)
}

const statuses = [
  'pending',
  'received',
  'preparing',
  'prepared',
  'planned',
  'onway',
  'done',
  'cancelled',
  'neutral',
] as const
const surfaces = ['bg', 'bg.subtle', 'bg.hover', 'surface', 'surface.raised'] as const

const texts: readonly (readonly [ColorName, ColorName])[] = [
  ...surfaces.flatMap((surface) =>
    (['fg', 'fg.muted', 'fg.subtle', 'danger.fg', 'link'] as const).map((text) => [text, surface] as const),
  ),
  ['brand.contrast', 'brand.solid'],
  ['brand.contrast', 'brand.hover'],
  ['brand.contrast', 'brand.pressed'],
  ['danger.contrast', 'danger.solid'],
  ['danger.contrast', 'danger.hover'],
  ['danger.fg', 'danger.bg'],
  ['success.fg', 'success.bg'],
  ['warning.fg', 'warning.bg'],
  ['info.fg', 'info.bg'],
  ['fg.inverted', 'surface.inverted'],
  ['shell.fg', 'shell.bg'],
  ['shell.muted', 'shell.bg'],
  ['shell.muted', 'shell.hover'],
  ...statuses.map((status) => [`status.${status}.fg`, `status.${status}.bg`] as const),
]

const shapes: readonly (readonly [ColorName, ColorName])[] = [
  ...(['bg', 'surface', 'surface.raised'] as const).flatMap((surface) => [
    ['border.control', surface] as const,
    ['focus', surface] as const,
  ]),
  ['brand.active', 'shell.bg'],
  ['danger.inverted', 'surface.inverted'],
  ['success.inverted', 'surface.inverted'],
  ['warning.inverted', 'surface.inverted'],
  ...statuses.map((status) => [`status.${status}.bar`, 'surface'] as const),
]

describe.each<Mode>(['light', 'dark'])('colours in %s mode', (mode) => {
  it.each(texts)('%s can be read on %s, 4.5 to 1 at least', (text, surface) => {
    expect(contrast(text, surface, mode)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapes)('%s stands out on %s, 3 to 1 at least', (shape, surface) => {
    expect(contrast(shape, surface, mode)).toBeGreaterThanOrEqual(3)
  })
})

it('has the two yellows of the brand', () => {
  expect([BRAND_ACTIVE, BRAND_LOADER]).toEqual(['#FFD102', '#ffd200'])
})
