/** The attributes that give an element a tooltip. */
export interface TooltipAttributes {
  readonly 'data-tooltip': string
}

/**
 * Gives an element a short text that is shown next to it while the pointer or the focus is on it; Escape hides the
 * text. The text is only visual: for screen readers, the control itself needs a name or a description.
 */
export const tooltip = (text: string): TooltipAttributes => ({ 'data-tooltip': text })
