import { cachedStyle } from '../styles/cached-style'
import { visuallyHidden } from './visually-hidden'

/** Text for screen readers only. */
export const HiddenText = cachedStyle('span', ({ css }) => css(visuallyHidden))
