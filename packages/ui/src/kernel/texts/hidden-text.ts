import { made } from '../styles/made'
import { visuallyHidden } from './visually-hidden'

/** Text for screen readers only. */
export const HiddenText = made('span', ({ css }) => css(visuallyHidden))
