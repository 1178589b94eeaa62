import type { StoryContext } from '@storybook/react-vite'
import { createIntl } from 'react-intl'
import { INTL_TAGS, type Messages, type Translate, translator } from '../src/i18n'

/** The texts of one language, by key. */
export const textsIn = (locale: keyof typeof INTL_TAGS, messages: Messages): Translate =>
  translator(createIntl({ locale: INTL_TAGS[locale], messages }))

/** The texts of the language that a story is rendered in, for its play function: Storybook's preview has loaded them. */
export const textsOf = (loaded: StoryContext['loaded']): Translate => loaded['texts']
