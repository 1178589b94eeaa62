import type { IntlShape } from 'react-intl'
import type { MessageKey } from './messages'

/** What a message may mention. Dates and amounts come in already formatted. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Words for a key, in one language. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string
  /** Whether there are words for a key that came from outside, such as a server's message. */
  readonly knows: (key: string) => key is MessageKey
}

/** `Translate` out of an intl object. The catalogue holds text messages only, so the answer is always a string. */
export const translator = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>): Translate => {
  const words = (key: MessageKey, values?: MessageValues): string => {
    const id: string = key
    return intl.formatMessage({ id }, values)
  }
  const knows = (key: string): key is MessageKey => Object.hasOwn(intl.messages, key)
  return Object.assign(words, { knows })
}
