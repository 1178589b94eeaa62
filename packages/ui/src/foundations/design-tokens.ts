import { type ColorName, colors, tokens } from '../theme'

/** A design token in the Design Tokens Format of the W3C community group. */
interface DesignToken {
  readonly $type: string
  readonly $value: unknown
}

/** Design tokens by name, in groups. If a group is also a token, the value of this token is under `$root`. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens
}

type Group = { [name: string]: DesignToken | Group }

/** The product's tokens in one colour mode, as design tools read them (Design Tokens Format 2025.10). */
export const designTokens = (mode: 'light' | 'dark'): DesignTokens => ({
  color: nested(
    Object.entries(colors).map(([name, value]) => [name as ColorName, token('color', colorOf(value[mode]))]),
  ),
  spacing: each(tokens.spacing, ({ value }) => token('dimension', dimensionOf(value))),
  radius: each(tokens.radii, ({ value }) => token('dimension', dimensionOf(value))),
  fontSize: each(tokens.fontSizes, ({ value }) => token('dimension', dimensionOf(value))),
  fontWeight: each(tokens.fontWeights, ({ value }) => token('fontWeight', Number(value))),
  fontFamily: each({ body: tokens.fonts.body, mono: tokens.fonts.mono }, ({ value }) =>
    token(
      'fontFamily',
      value.split(', ').map((name) => name.replaceAll('"', '')),
    ),
  ),
  duration: each(tokens.durations, ({ value }) =>
    token('duration', { value: Number.parseFloat(value), unit: 'ms' }),
  ),
  easing: each(tokens.easings, ({ value }) => token('cubicBezier', numbersOf(value))),
})

const token = ($type: string, $value: unknown): DesignToken => ({ $type, $value })

const each = <Value>(values: Readonly<Record<string, Value>>, tokenOf: (value: Value) => DesignToken) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)]))

const numbersOf = (text: string): readonly number[] => (text.match(/[\d.]+/g) ?? []).map(Number)

/** A length as a number and its unit: `rem` or pixels. */
const dimensionOf = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.endsWith('rem') ? 'rem' : 'px',
})

/** A colour as a design token, from `#RRGGBB` or `rgb(r g b / alpha)`, the two formats in `theme/colors.ts`. */
const colorOf = (text: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16))
    : numbersOf(text)
  const hex = [red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((one) => Math.round((one / 255) * 10_000) / 10_000),
    alpha,
    hex: `#${hex}`,
  }
}

/** The tokens in nested groups: `a.b` becomes the token `b` in the group `a`. */
const nested = (flat: readonly (readonly [string, DesignToken])[]): Group => {
  const root: Group = {}
  const isGroup = (entry: DesignToken | Group | undefined): entry is Group =>
    entry !== undefined && !('$value' in entry)
  for (const [name, value] of flat) {
    const parts = name.split('.')
    const last = parts.pop() ?? name
    let group = root
    for (const part of parts) {
      const known = group[part]
      const next = isGroup(known) ? known : known === undefined ? {} : { $root: known }
      group[part] = next
      group = next
    }
    const known = group[last]
    group[last] = isGroup(known) ? { ...known, $root: value } : value
  }
  return root
}
