import { type CalendarDay, formatDay, type IssueParams, isValidDay } from '@remesa/domain/kernel'
import type { SentenceValues } from './fill-in'

/**
 * The sentences of one language: a function from key and values to text, and a check whether a key exists. The
 * components of `@remesa/ui` pass their own sentences, which a server's texts may replace.
 */
export interface Words<Key extends string> {
  (key: Key, values?: SentenceValues): string
  readonly knows: (key: string) => key is Key
  /** A day (`yyyy-MM-dd`) in a sentence; by default `dd/MM/yyyy`, as fields and tables show it. */
  readonly dayText?: ((day: CalendarDay) => string) | undefined
}

/** A value as a sentence shows it: a calendar day, `yyyy-MM-dd` in data, is formatted; any other value is unchanged. */
const shown = (value: string | number, dayText = formatDay): string | number =>
  typeof value === 'string' && isValidDay(value) ? dayText(value) : value

/** The text of a sentence that the domain names by its key and values. */
export const explanationText = <Key extends string>(
  words: Words<Key>,
  key: NoInfer<Key>,
  params: IssueParams,
): string =>
  words(
    key,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value, words.dayText)])),
  )
