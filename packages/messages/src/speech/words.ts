import { type CalendarDay, formatDay, type IssueParams, isValidDay } from '@remesa/domain/kernel'
import type { SentenceValues } from './fill-in'

/**
 * The sentences of one language: a function that returns the text for a key and values, and a function that tells
 * whether a key exists. The components of `@remesa/ui` pass the texts of the user interface, some of which a server may
 * replace.
 */
export interface Words<Key extends string> {
  (key: Key, values?: SentenceValues): string
  readonly knows: (key: string) => key is Key
  /** Formats a day (`yyyy-MM-dd`) for a sentence; by default as `dd/MM/yyyy`, like fields and tables. */
  readonly dayText?: ((day: CalendarDay) => string) | undefined
}

/**
 * A value in the format in which a sentence shows it. A calendar day, which is `yyyy-MM-dd` in data, is formatted. Any
 * other value is unchanged.
 */
const shown = (value: string | number, dayText = formatDay): string | number =>
  typeof value === 'string' && isValidDay(value) ? dayText(value) : value

/** The text of a sentence, from its key and its values as the domain returns them. */
export const explanationText = <Key extends string>(
  words: Words<Key>,
  key: NoInfer<Key>,
  params: IssueParams,
): string =>
  words(
    key,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value, words.dayText)])),
  )
