import type { IssueParams, Refusal } from '@remesa/domain/kernel'
import { explanationText, type Words } from './words'

/** The message key of the rule whose sentence is used, for each error code whose name differs from the rule's name. */
const toldAs: Readonly<Record<string, string>> = {
  'report-not-ready': 'reports.refused.not-ready',
  'report-failed': 'reports.refused.failed',
  'report-status-unknown': 'reports.refused.status-unknown',
  'users.oid-taken': 'validation.messages.oid-taken',
}

/**
 * The key of the sentence for an error code of the contract: the code itself, the key of its rule (`orders.too-late`
 * has `orders.refused.too-late`), or the key of its family (`request.body-syntax` has `request`). `undefined` if there
 * is no sentence.
 */
export const refusalKey = <Key extends string>(words: Words<Key>, code: string): Key | undefined =>
  [
    `failure.code.${code}`,
    toldAs[code] ?? code.replace('.', '.refused.'),
    `failure.code.${code.split('.')[0]}`,
  ].find(words.knows)

/** The sentence of an error code; for a code without its own sentence, the general sentence of a refusal. */
export const refusalText = <Key extends string>(
  words: Words<Key | 'failure.refused.text'>,
  code: string,
  params: IssueParams = {},
): string => explanationText(words, refusalKey(words, code) ?? 'failure.refused.text', params)

/** The reasons of a decision, each as a sentence; `undefined` if there are no reasons. */
export const reasonText = <Key extends string>(
  words: Words<Key>,
  reasons: readonly Refusal[],
): string | undefined =>
  reasons.length === 0
    ? undefined
    : reasons
        .map(({ key, params }) => (words.knows(key) ? explanationText(words, key, params) : key))
        .join(' ')
