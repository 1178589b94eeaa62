import { createSystem, defineTextStyles, type ThemingConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss, keyframes } from './global-styles'
import { semanticTokens, tokens } from './tokens'

/**
 * Font size and line height of each text style. Normal text is 14/20 px. Tables, labels and hints are one step
 * smaller.
 */
const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '0.875rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.25rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.5rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.5rem', letterSpacing: '-0.01em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.5rem', letterSpacing: '-0.01em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2rem', letterSpacing: '-0.015em' } },
})

/** The theme settings that the product's two Chakra systems share. */
export const theme: ThemingConfig = {
  breakpoints: { sm: '30rem', md: '48rem', lg: '56.25rem', xl: '75rem' },
  keyframes,
  semanticTokens,
  textStyles,
  tokens,
}

/**
 * The product's Chakra system for a whole page, with the settings of other looks merged in. It contains no component
 * recipes. Each component adds its recipes, so that a page loads only the recipes of its components. For the same
 * reason Chakra's default theme is not used, because spreading it would load the whole theme.
 */
export const pageSystem = (...looks: readonly ThemingConfig[]) =>
  createSystem(
    defaultBaseConfig,
    { preflight: true, cssVarsRoot: ':where(:root, :host)', globalCss, theme },
    ...looks.map((look) => ({ theme: look })),
  )

/** The Chakra system for whole pages in the product's own look. */
export const system = pageSystem()
