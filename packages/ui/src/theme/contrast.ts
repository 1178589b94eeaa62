import { type ColorName, colors, type ModeColor } from './colors'

type Mode = keyof ModeColor

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque colours `#rrggbb`, from 1 to 21, as defined by WCAG 2. */
export const contrastRatio = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast ratio of two colours of the product, in a colour mode. */
export const contrastOf = (a: ColorName, b: ColorName, mode: Mode): number =>
  contrastRatio(colors[a][mode], colors[b][mode])

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
  'late',
] as const
const surfaces = ['bg', 'bg.subtle', 'bg.hover', 'surface', 'surface.raised'] as const

/** A foreground colour and the colour of the surface under it. */
export type ColorPair = readonly [ColorName, ColorName]

/** The minimum contrast ratio of a text to its surface. */
export const TEXT_CONTRAST = 4.5
/** The minimum contrast ratio of a line, mark or icon to its surface. */
export const SHAPE_CONTRAST = 3

/** Every colour of texts with its possible surfaces. Their contrast is at least {@link TEXT_CONTRAST}. */
export const textPairs: readonly ColorPair[] = [
  ...surfaces.flatMap((surface) =>
    (['fg', 'fg.muted', 'fg.subtle', 'danger.fg', 'link'] as const).map((text) => [text, surface] as const),
  ),
  ['brand.contrast', 'brand.solid'],
  ['brand.contrast', 'brand.hover'],
  ['brand.contrast', 'brand.pressed'],
  ['fg', 'brand.soft'],
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

/**
 * Every colour of lines, marks and icons that must be visible, with its surface. Their contrast is at least {@link
 * SHAPE_CONTRAST}.
 */
export const shapePairs: readonly ColorPair[] = [
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
