/** The light and the dark value of one semantic colour. */
export interface ModeColor {
  readonly light: string
  readonly dark: string
}

const both = (value: string): ModeColor => ({ light: value, dark: value })
const pair = (light: string, dark: string): ModeColor => ({ light, dark })

/**
 * The brand's two yellows. Their contrast on white is only 1.46:1, so they are used for surfaces and marks, never for
 * text.
 */
export const BRAND_ACTIVE = '#FFD102'
/** The yellow of the loading animation. */
export const BRAND_LOADER = '#ffd200'

/**
 * Every colour of the product by its meaning. Components use the names of the meanings; only this file contains colour
 * values.
 */
export const colors = {
  bg: pair('#F5F7FA', '#0E131A'),
  'bg.subtle': pair('#ECEFF3', '#252E3B'),
  'bg.hover': pair('#F0F3F7', '#242D3A'),
  'bg.disabled': pair('#ECEFF3', '#252E3B'),
  surface: pair('#FFFFFF', '#151B24'),
  'surface.raised': pair('#FFFFFF', '#1C2430'),
  'surface.inverted': pair('#171D26', '#E8ECF2'),
  fg: pair('#171D26', '#E8ECF2'),
  'fg.muted': pair('#4B5768', '#A9B4C3'),
  'fg.subtle': pair('#5C6879', '#96A2B3'),
  'fg.inverted': pair('#FFFFFF', '#171D26'),
  border: pair('#E1E6EC', '#252E3A'),
  'border.group': pair('#C3CAD4', '#3A4554'),
  'border.control': pair('#7D8999', '#6F7D91'),
  'border.strong': pair('#4B5768', '#A9B4C3'),
  focus: pair('#0B57D0', '#FFD102'),
  link: pair('#0B57D0', '#9CC2FF'),
  backdrop: pair('rgb(14 19 26 / 0.5)', 'rgb(4 6 9 / 0.62)'),
  veil: pair('rgb(245 247 250 / 0.4)', 'rgb(14 19 26 / 0.4)'),
  shadow: pair('rgb(23 29 39 / 0.12)', 'rgb(0 0 0 / 0.5)'),

  'brand.active': both(BRAND_ACTIVE),
  'brand.loader': both(BRAND_LOADER),
  'brand.solid': both(BRAND_ACTIVE),
  'brand.hover': both('#F2C600'),
  'brand.pressed': both('#E0B700'),
  'brand.contrast': both('#171D26'),
  'brand.soft': pair('#FFF8DB', '#2B2710'),

  'shell.bg': pair('#171D26', '#0A0E14'),
  'shell.hover': pair('#242D3A', '#1B232E'),
  'shell.fg': both('#FFFFFF'),
  'shell.muted': pair('#B4BECB', '#A9B4C3'),
  'shell.border': pair('#2D3745', '#1E2733'),

  'danger.fg': pair('#B3261E', '#FF9F97'),
  'danger.bg': pair('#FDECEA', '#3B1A19'),
  'danger.inverted': pair('#FF9F97', '#B3261E'),
  'danger.solid': pair('#B3261E', '#C6362E'),
  'danger.hover': pair('#971D16', '#B32D26'),
  'danger.contrast': both('#FFFFFF'),
  'success.fg': pair('#1B6B3A', '#7FDBA4'),
  'success.inverted': pair('#7FDBA4', '#1B6B3A'),
  'success.bg': pair('#E7F5EC', '#132C1E'),
  'warning.fg': pair('#8A4B00', '#FFC46B'),
  'warning.inverted': pair('#FFC46B', '#8A4B00'),
  'warning.bg': pair('#FFF3DF', '#33250E'),
  'info.fg': pair('#0B57D0', '#9CC2FF'),
  'info.bg': pair('#E8F0FE', '#16263F'),

  'status.pending.fg': pair('#7A4B00', '#FFC46B'),
  'status.pending.bg': pair('#FFF3DF', '#33250E'),
  'status.pending.bar': pair('#B06F00', '#E7A03C'),
  'status.received.fg': pair('#0B4FB8', '#9CC2FF'),
  'status.received.bg': pair('#E8F0FE', '#16263F'),
  'status.received.bar': pair('#2F6FDB', '#6BA3FF'),
  'status.preparing.fg': pair('#4339A8', '#BDB6FF'),
  'status.preparing.bg': pair('#EEECFD', '#231F45'),
  'status.preparing.bar': pair('#6157D6', '#938AF5'),
  'status.prepared.fg': pair('#78269B', '#E2B0F7'),
  'status.prepared.bg': pair('#F7EAFC', '#341A42'),
  'status.prepared.bar': pair('#9B45BF', '#C77FE6'),
  'status.planned.fg': pair('#0A6069', '#7FDCE6'),
  'status.planned.bg': pair('#E2F5F7', '#0F2D32'),
  'status.planned.bar': pair('#0E8591', '#3FB7C4'),
  'status.onway.fg': pair('#171D26', '#171D26'),
  'status.onway.bg': pair('#FFD102', '#FFD102'),
  'status.onway.bar': pair('#171D26', '#FFD102'),
  'status.done.fg': pair('#1B6B3A', '#7FDBA4'),
  'status.done.bg': pair('#E7F5EC', '#132C1E'),
  'status.done.bar': pair('#2C8A52', '#49B877'),
  'status.cancelled.fg': pair('#515D6E', '#A9B4C3'),
  'status.cancelled.bg': pair('#ECEFF3', '#1B232E'),
  'status.cancelled.bar': pair('#7D8999', '#6F7D91'),
  /** The colour of the steps that an order has not reached. */
  'status.rest': pair('#DCE1E8', '#2B3542'),
  'status.neutral.fg': pair('#454F5E', '#BAC4D1'),
  'status.neutral.bg': pair('#ECEFF3', '#252E3B'),
  'status.neutral.bar': pair('#6B7889', '#8592A5'),
  'status.late.fg': pair('#6B2E00', '#FFD9A8'),
  'status.late.bg': pair('#FFD8A8', '#5A3406'),
  'status.late.bar': pair('#C2410C', '#FF922B'),
} as const satisfies Record<string, ModeColor>

/** The name of a colour by its meaning, such as `fg.muted`. */
export type ColorName = keyof typeof colors
