import type { AnyIssue, IssueParams, Locale, Refusal } from '@remesa/domain/kernel'
import * as de from './de'
import * as en from './en'
import * as es from './es'
import * as pt from './pt'
import * as brazilian from './pt-BR'
import type { FieldKind, KnownOr, RefusalCode, SayableFailure, Speech, Statuses } from './speech'

export type {
  FieldKind,
  KnownOr,
  RefusalCode,
  SayableFailure,
  SentenceKey,
  Speech,
  Statuses,
} from './speech'

const languages: Readonly<Record<Locale, Speech>> = { de, en, es, pt, 'pt-BR': brazilian }

/**
 * The sentence of an issue in a language: what is wrong with a value, and which values are accepted.
 *
 * @example
 * ```ts
 * const issue = check('required', 'contact.email', '', {})
 * if (issue) issueText(issue, 'de') // 'Füllen Sie dieses Feld aus'
 * ```
 */
export const issueText = (issue: AnyIssue, locale: Locale, kind?: FieldKind): string =>
  languages[locale].issueText(issue, kind)

/**
 * The sentence of an error code in a language: why a call was refused.
 *
 * @example
 * ```ts
 * refusalText('orders.too-late', {}, 'en') // 'It could be cancelled until 24 hours before its start.'
 * ```
 */
export const refusalText = (code: KnownOr<RefusalCode>, params: IssueParams, locale: Locale): string =>
  languages[locale].refusalText(code, params)

/**
 * The sentences of a failed call or task in a language, for every kind of error of the client.
 *
 * @example
 * ```ts
 * failureText({ kind: 'timeout' }, 'en')
 * // 'The server did not answer in time. A change may have been saved all the same.'
 * ```
 */
export const failureText = (failure: SayableFailure, locale: Locale): string =>
  languages[locale].failureText(failure)

/**
 * The reasons of a decision, each as a sentence: why something can't be done now. `undefined` if there are no reasons.
 *
 * @example
 * ```ts
 * const { reasons } = canRequestOrder({ can: () => true }, [])
 * reasonText(reasons, 'en') // 'You have no service points for orders.'
 * ```
 */
export const reasonText = (reasons: readonly Refusal[], locale: Locale): string | undefined =>
  languages[locale].reasonText(reasons)

/**
 * The word for a status of an order, a report or a bag of a deposit.
 *
 * @example
 * ```ts
 * statusText('orders', 'ONWAY', 'es') // 'En camino'
 * ```
 */
export const statusText = <Feature extends keyof Statuses>(
  feature: Feature,
  status: KnownOr<Statuses[Feature]>,
  locale: Locale,
): string => languages[locale].statusText(feature, status)
