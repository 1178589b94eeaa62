import type { SystemContext, ThemingConfig } from '@chakra-ui/react'
import { err, ok, type Result } from '@remesa/domain/kernel'
import { type ColorName, colors, type ModeColor } from './colors'
import {
  type ColorPair,
  contrastRatio,
  SHAPE_CONTRAST,
  shapePairs,
  TEXT_CONTRAST,
  textPairs,
} from './contrast'
import { embeddedSystem } from './embedded-system'
import { pageSystem } from './system'
import { colorTokens } from './tokens'

/** The look of a brand. Missing settings are the settings of the product. Colours are opaque, `#rrggbb`. */
export interface Look {
  /**
   * The colour of primary buttons and of chosen elements. One colour applies to both colour modes, or each mode has
   * its own colour.
   */
  readonly brand?: string | ModeColor | undefined
  /** The colour of text and icons on {@link Look.brand}; by default black or white, whichever has more contrast. */
  readonly onBrand?: string | ModeColor | undefined
  /** Corner radii as CSS lengths: `sm` for small marks, `md` for controls, `lg` for cards, `xl` for dialogs. */
  readonly radii?: Readonly<Partial<Record<'sm' | 'md' | 'lg' | 'xl', string>>> | undefined
  /** Font families. The page must load the font files itself. */
  readonly fonts?: Readonly<Partial<Record<'body' | 'mono', string>>> | undefined
}

/**
 * A reason why the look of a brand is refused: a colour in another format, or a text, line or icon with too little
 * contrast to its surface.
 */
export type LookFault =
  | {
      /** The fault of a value that is not an opaque colour in the format `#rrggbb`. */
      readonly rule: 'color'
      readonly name: 'brand' | 'onBrand'
      readonly value: string
    }
  | {
      /** The fault of a text, line or icon whose contrast to its surface is too low. */
      readonly rule: 'contrast'
      readonly mode: keyof ModeColor
      readonly name: ColorName
      readonly surface: ColorName
      readonly ratio: number
      readonly atLeast: number
      /** A value for the colour that would have enough contrast. */
      readonly passes: string
    }

/** The Chakra systems of a look: one for whole pages, and one for parts that are embedded in other pages. */
export interface RemesaSystem {
  /** The value of the attribute `data-remesa` on embedded parts in this look. */
  readonly name: string
  readonly page: SystemContext
  readonly embedded: () => SystemContext
}

let looks = 0

/**
 * Creates the system of a brand, for the prop `system` of `RemesaProvider` and `EmbeddedProvider`. If the look is
 * refused, the result contains each value that is not a colour or has too little contrast, with a value that would
 * be accepted. Create the system once, outside of components.
 *
 * @example
 * ```ts
 * const ours = remesaSystem({ brand: '#0B57D0', radii: { md: '0' } })
 * ours.ok // true
 * ```
 */
export const remesaSystem = (look: Look): Result<RemesaSystem, readonly LookFault[]> => {
  const unreadable = colorFaults(look)
  if (unreadable.length > 0) return err(unreadable)
  const own = brandColors(look)
  const faults = contrastFaults({ ...colors, ...own }, Object.keys(own))
  if (faults.length > 0) return err(faults)
  const theming: ThemingConfig = {
    semanticTokens: { colors: colorTokens(own) },
    tokens: { radii: valuesOf(look.radii), fonts: valuesOf(look.fonts) },
  }
  looks += 1
  // The name contains no digits, because Emotion does not permit digits in the name of a cache.
  const name = [...String(looks)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return ok({ name, page: pageSystem(theming), embedded: () => embeddedSystem(name, theming) })
}

const BLACK = colors.fg.light
const WHITE = '#FFFFFF'
const modes = ['light', 'dark'] as const

const colorFaults = (look: Look): readonly LookFault[] =>
  (['brand', 'onBrand'] as const).flatMap((name) =>
    look[name] === undefined
      ? []
      : Object.values(inModes(look[name]))
          .filter((value) => !/^#[\da-f]{6}$/i.test(value))
          .map((value) => ({ rule: 'color' as const, name, value })),
  )

const inModes = (color: string | ModeColor): ModeColor =>
  typeof color === 'string' ? { light: color, dark: color } : { light: color.light, dark: color.dark }

const eachMode = (valueIn: (mode: keyof ModeColor) => string): ModeColor => ({
  light: valueIn('light'),
  dark: valueIn('dark'),
})

/** Every colour that is derived from the colours of the brand. */
const brandColors = ({ brand: given, onBrand: text }: Look): Partial<Record<ColorName, ModeColor>> => {
  if (given === undefined && text === undefined) return {}
  const brand = inModes(given ?? colors['brand.solid'])
  const onBrand = text === undefined ? eachMode((mode) => better(brand[mode])) : inModes(text)
  // The shade differs more from the text colour than the brand colour does, so that the text of a pressed button has at
  // least the same contrast.
  const shade = (share: number) =>
    eachMode((mode) => mixed(brand[mode], better(brand[mode]) === WHITE ? '#000000' : WHITE, share))
  return {
    'brand.active': eachMode((mode) => readable(brand[mode], colors['shell.bg'][mode], SHAPE_CONTRAST)),
    'brand.loader': brand,
    'brand.solid': brand,
    'brand.hover': shade(0.08),
    'brand.pressed': shade(0.16),
    'brand.contrast': onBrand,
    'brand.soft': eachMode((mode) => mixed(colors.surface[mode], brand[mode], 0.14)),
  }
}

const contrastFaults = (
  all: Readonly<Record<ColorName, ModeColor>>,
  own: readonly string[],
): readonly LookFault[] => {
  const faultsOf = (pairs: readonly ColorPair[], atLeast: number) =>
    pairs
      .filter((pair) => pair.some((name) => own.includes(name)))
      .flatMap(([name, surface]) =>
        modes.flatMap((mode): readonly LookFault[] => {
          const ratio = contrastRatio(all[name][mode], all[surface][mode])
          const passes = readable(all[name][mode], all[surface][mode], atLeast)
          return ratio >= atLeast ? [] : [{ rule: 'contrast', mode, name, surface, ratio, atLeast, passes }]
        }),
      )
  return [...faultsOf(textPairs, TEXT_CONTRAST), ...faultsOf(shapePairs, SHAPE_CONTRAST)]
}

/**
 * The colour of the text that is most legible on a surface: the product's dark colour if its contrast is enough,
 * else black or white.
 */
const better = (surface: string): string =>
  [BLACK, WHITE, '#000000'].find((text) => contrastRatio(text, surface) >= TEXT_CONTRAST) ?? WHITE

/** The nearest darker or lighter colour that has at least the given contrast to a surface. */
const readable = (color: string, surface: string, atLeast: number): string => {
  const end = contrastRatio('#000000', surface) > contrastRatio(WHITE, surface) ? '#000000' : WHITE
  const shares = Array.from({ length: 21 }, (_, step) => step / 20)
  const found = shares.find((share) => contrastRatio(mixed(color, end, share), surface) >= atLeast)
  return found === undefined ? end : mixed(color, end, found)
}

const mixed = (from: string, to: string, share: number): string => {
  const part = (at: number) => {
    const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((one ?? 0) * (1 - share) + (other ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`.toUpperCase()
}

const valuesOf = (values: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
