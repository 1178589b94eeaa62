import { defineSemanticTokens, defineTokens } from '@chakra-ui/react'
import { colors, type ModeColor } from './colors'

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40, 48,
  56, 64, 72, 80, 96,
]

type Token = { value: string | { _light: string; _dark: string } }
type TokenTree = { [name: string]: Token | TokenTree }

const spacing: Record<string, { value: string }> = Object.fromEntries(
  steps.map((step) => [String(step), { value: step === 0 ? '0rem' : `${step / 4}rem` }]),
)

const sizes: Record<string, { value: string }> = {
  ...spacing,
  full: { value: '100%' },
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '4xl': { value: '56rem' },
  '6xl': { value: '72rem' },
}

/**
 * Tokens that are the same in light and dark mode: spacing, type, radii and layers. The font files are in
 * `typeface.css`.
 */
export const tokens = defineTokens({
  spacing,
  sizes,
  fonts: {
    body: { value: '"Geist", "Geist fallback", system-ui, sans-serif' },
    heading: { value: '{fonts.body}' },
    mono: { value: 'ui-monospace, SFMono-Regular, "Cascadia Code", "Liberation Mono", Menlo, monospace' },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.125rem' },
    '2xl': { value: '1.25rem' },
    '3xl': { value: '1.75rem' },
    '6xl': { value: '3.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '0.25rem' },
    md: { value: '0.375rem' },
    lg: { value: '0.5rem' },
    xl: { value: '0.75rem' },
    full: { value: '9999px' },
  },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    loading: { value: 1450 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
})

/**
 * The nested form of flat tokens that Chakra requires: `{ 'a.b': x, a: y }` becomes a group in which `y` is the
 * `DEFAULT`.
 */
const nest = (flat: Record<string, Token>): TokenTree => {
  const tree: TokenTree = {}
  for (const [name, token] of Object.entries(flat)) {
    const parts = name.split('.')
    let branch = tree
    for (const part of parts.slice(0, -1)) {
      const next = branch[part]
      const grown: TokenTree = next === undefined ? {} : isToken(next) ? { DEFAULT: next } : next
      branch[part] = grown
      branch = grown
    }
    const leaf = parts.at(-1) ?? name
    const existing = branch[leaf]
    branch[leaf] = existing !== undefined && !isToken(existing) ? { ...existing, DEFAULT: token } : token
  }
  return tree
}

const isToken = (entry: Token | TokenTree): entry is Token => 'value' in entry

const modeToken = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** Colours by name, in the format that Chakra requires. */
export const colorTokens = (named: Readonly<Record<string, ModeColor>>) =>
  nest(
    Object.fromEntries(
      Object.entries(named).map(([name, { light, dark }]) => [name, modeToken(light, dark)]),
    ),
  )

export const semanticTokens = defineSemanticTokens({
  colors: colorTokens(colors),
  shadows: {
    raised: modeToken(
      '0 4px 16px rgb(23 29 38 / 0.14), 0 0 0 1px rgb(23 29 38 / 0.06)',
      '0 4px 16px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.08)',
    ),
    dialog: modeToken('0 16px 48px rgb(23 29 38 / 0.22)', '0 16px 48px rgb(0 0 0 / 0.6)'),
  },
})
