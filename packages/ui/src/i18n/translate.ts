import type { IntlShape } from 'react-intl'
import type { MessageKey } from './messages'

/** Values for the arguments of a message. The caller has to format dates and amounts first. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A function that returns the text of a message key in one language. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string
  /** Whether there is a text for a key from outside the product, such as a message key that the server sent. */
  readonly knows: (key: string) => key is MessageKey
}

/** Creates `Translate` from an intl object. All messages are plain text, so the result is always a string. */
export const translator = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>): Translate => {
  const words = (key: MessageKey, values?: MessageValues): string => {
    const id: string = key
    return intl.formatMessage({ id }, values)
  }
  const knows = (key: string): key is MessageKey => Object.hasOwn(intl.messages, key)
  return Object.assign(words, { knows })
}
