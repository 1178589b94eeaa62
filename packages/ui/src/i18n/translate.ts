import type { IntlShape } from 'react-intl'
import type { MessageKey } from './messages'

/** Values for a message. Dates and amounts are formatted by the caller. */
export type MessageValues = Readonly<Record<string, string | number>>

/** The text of a key, in one language. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string
  /** Whether a key from outside, such as a server's message, has a text. */
  readonly knows: (key: string) => key is MessageKey
}

/** `Translate` from an intl object. The catalogue holds plain text only, so the result is always a string. */
export const translator = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>): Translate => {
  const words = (key: MessageKey, values?: MessageValues): string => {
    const id: string = key
    return intl.formatMessage({ id }, values)
  }
  const knows = (key: string): key is MessageKey => Object.hasOwn(intl.messages, key)
  return Object.assign(words, { knows })
}
