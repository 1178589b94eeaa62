import type { StoryContext } from '@storybook/react-vite'
import { createIntl } from 'react-intl'
import { INTL_TAGS, type Messages, type Translate, translator } from '../src/i18n'

/** The translate function for the texts of one language. */
export const textsIn = (locale: keyof typeof INTL_TAGS, messages: Messages): Translate =>
  translator(createIntl({ locale: INTL_TAGS[locale], messages }))

/** The texts in the language of a story, for its play function. Storybook's preview has loaded them. */
export const textsOf = (loaded: StoryContext['loaded']): Translate => loaded['texts']
