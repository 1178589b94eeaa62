/** The attributes that give an element a tooltip. */
export interface TooltipAttributes {
  readonly 'data-tooltip': string
}

/**
 * Gives an element a short text that shows next to it while the pointer or the focus is on it; Escape hides
 * it. Only visual: screen readers need the name or the description of the control itself.
 */
export const tooltip = (text: string): TooltipAttributes => ({ 'data-tooltip': text })
