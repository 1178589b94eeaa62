/** The attributes that give an element a tooltip. */
export interface TooltipAttributes {
  readonly 'data-tooltip': string
}

/**
 * Gives an element a short text, which is shown next to the element while the pointer or the focus is on it. Escape
 * hides the text. Screen readers do not read this text, so the control needs a name or a description.
 */
export const tooltip = (text: string): TooltipAttributes => ({ 'data-tooltip': text })
