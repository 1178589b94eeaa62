export {
  applyColorMode,
  COLOR_MODES,
  type ColorMode,
  isColorMode,
  readColorMode,
  resolveColorMode,
  watchColorMode,
} from './color-mode'
export { BRAND_ACTIVE, BRAND_LOADER, type ColorName, colors, type ModeColor } from './colors'
export {
  type ColorPair,
  contrastOf,
  contrastRatio,
  SHAPE_CONTRAST,
  shapePairs,
  TEXT_CONTRAST,
  textPairs,
} from './contrast'
export { EMBEDDED, EMBEDDED_REM, embeddedCache, embeddedReset, embeddedSystem } from './embedded-system'
export { type Look, type LookFault, type RemesaSystem, remesaSystem } from './remesa-system'
export { system } from './system'
export { tokens } from './tokens'
export { useColorMode } from './use-color-mode'
