import type { CurrencySummary } from '../country'
import {
  check,
  cleanCode,
  formatAmount,
  type Issue,
  issue,
  issuesOf,
  judgedAmount,
  parseAmount,
  roundAmount,
} from '../kernel'
import { MAX_ORDER_AMOUNT } from '../orders'
import type { DeclaredValuesMode } from './agile-pickup'
import { commodityType, commodityTypes } from './commodity-types'
import { bearerOf, type CodeFacts, type CodeKind, codeIssues } from './declared-codes'
import type { DeclaredContainer, DeclaredValue } from './declared-values.schema'

/** The smallest amount of notes, in major units. */
const MIN_WHOLE_AMOUNT = 1
const MIN_AMOUNT = 0.01

/** The typed values of a declared value. Every field is a text, which is empty if nothing was chosen. */
export interface DeclaredValueDraft {
  readonly codeKind: CodeKind
  readonly code: string
  /** A code from `commodityTypes`. */
  readonly commodityCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** The amount as the user typed it: `1.234,50` or `1234.5`. */
  readonly amount: string
}

/**
 * The typed values of a container, which exists only in mode "1"; in that mode containers and values are declared in
 * separate lists.
 */
export type DeclaredContainerDraft = Pick<DeclaredValueDraft, 'codeKind' | 'code'>

/** The data that decides whether a declared value is accepted. */
export interface DeclaredValueFacts extends CodeFacts {
  readonly mode: DeclaredValuesMode
  /** The country's main currency, which is suggested if no currency is chosen. */
  readonly mainCurrency: Pick<CurrencySummary, 'code'> | null
}

/**
 * The initial draft of a declared value: a seal without a code, the country's main currency, no commodity and no
 * amount. (DCV-34)
 */
export const emptyDeclaredValueDraft = ({
  mainCurrency,
}: Pick<DeclaredValueFacts, 'mainCurrency'>): DeclaredValueDraft => ({
  ...emptyDeclaredContainerDraft(),
  commodityCode: '',
  currencyCode: mainCurrency?.code ?? '',
  amount: '',
})

/** The initial draft of a container: a seal without a code. (DCV-34) */
export const emptyDeclaredContainerDraft = (): DeclaredContainerDraft => ({ codeKind: 'seal', code: '' })

/**
 * Whether the draft of a value counts as filled in: it has a code or an amount. The kind of container, the commodity
 * and the currency do not count, because they are copied from the line above. (DCV-36)
 */
export const isDeclaredValueEntered = ({
  code,
  amount,
}: Pick<DeclaredValueDraft, 'code' | 'amount'>): boolean => `${code}${amount}`.trim() !== ''

/** Whether the draft of a container counts as filled in, because it has a code. (DCV-36) */
export const isDeclaredContainerEntered = ({ code }: Pick<DeclaredContainerDraft, 'code'>): boolean =>
  cleanCode(code) !== ''

/**
 * The draft of the next line, after a value was added. It has the kind of container, the commodity and the currency of
 * the added value, because these often repeat. (DCV-37)
 */
export const nextDeclaredValueDraft = (added: DeclaredValueDraft): DeclaredValueDraft => ({
  ...added,
  code: '',
  amount: '',
})

/** The draft of the next line, after a container was added. It has the added container's kind: bag or seal. (DCV-37) */
export const nextDeclaredContainerDraft = ({ codeKind }: DeclaredContainerDraft): DeclaredContainerDraft => ({
  codeKind,
  code: '',
})

/**
 * The draft with which a declared value is changed. If the value has a bag and a seal, the draft contains the code of
 * the bag. (DCV-38)
 */
export const declaredValueDraftOf = (line: DeclaredValue): DeclaredValueDraft => ({
  ...declaredContainerDraftOf(line),
  commodityCode: line.ctc,
  currencyCode: line.cic,
  amount: formatAmount(line.am),
})

/**
 * The draft with which a declared container is changed. If the container has a bag and a seal, the draft contains the
 * code of the bag. (DCV-38)
 */
export const declaredContainerDraftOf = ({ bc, sc }: DeclaredContainer): DeclaredContainerDraft =>
  bc === null ? { codeKind: 'seal', code: sc ?? '' } : { codeKind: 'bag', code: bc }

/**
 * Every validation issue of a value, in the order of the fields. `existing` must not contain the value itself. Codes
 * are validated only in mode "0"; in mode "1" values have no codes. (DCV-20 to DCV-33)
 */
export const validateDeclaredValue = (
  draft: DeclaredValueDraft,
  facts: DeclaredValueFacts,
): readonly Issue[] => [
  ...(facts.mode === '0' ? validateDeclaredContainer(draft, facts) : []),
  ...commodityIssues('commodityCode', draft.commodityCode),
  ...issuesOf([currencyIssue(draft.currencyCode, facts)]),
  ...typedAmountIssues('amount', draft.amount, draft.commodityCode),
]

/** Every validation issue of a container; only its code is validated. (DCV-20 to DCV-23) */
export const validateDeclaredContainer = (
  { codeKind: kind, code }: DeclaredContainerDraft,
  facts: CodeFacts,
): readonly Issue[] => codeIssues('code', { kind, code }, facts)

/**
 * The declared value with the values of a valid draft. In mode "1" the declared value has no code, because only
 * containers have codes. (DCV-35)
 * @throws Error if the draft is not valid: call `validateDeclaredValue` first.
 */
export const buildDeclaredValue = (
  draft: DeclaredValueDraft,
  { mode }: Pick<DeclaredValueFacts, 'mode'>,
): DeclaredValue => {
  const amount = parseAmount(draft.amount)
  if (!amount.ok)
    throw new Error(`[declared-values] buildDeclaredValue: the amount is ${amount.error}; validate first`)
  return {
    ...(mode === '0' ? buildDeclaredContainer(draft) : { bc: null, sc: null }),
    ctc: draft.commodityCode,
    cic: draft.currencyCode,
    am: amount.value,
  }
}

/** The container with the values of a draft. (DCV-35) */
export const buildDeclaredContainer = ({ codeKind: kind, code }: DeclaredContainerDraft): DeclaredContainer =>
  bearerOf({ kind, code })

/** The validation issues of a commodity: it is required, and must be a kind of money that can be declared. (DCV-26) */
export const commodityIssues = (path: string, code: string): readonly Issue[] =>
  issuesOf([
    check('required', path, code, {}) ??
      (commodityType(code) === undefined
        ? issue('commodity', path, { accepted: commodityTypes.map((known) => known.code).join(', ') })
        : undefined),
  ])

/**
 * The validation issues of an amount in major units. It has an inclusive minimum and maximum, and must be a multiple of
 * 0.01, or of 1 for notes. (DCV-28 to DCV-32)
 */
export const amountIssues = (path: string, amount: number, commodityCode: string): readonly Issue[] => {
  const isWhole = commodityType(commodityCode)?.wholeAmounts ?? false
  const min = isWhole ? MIN_WHOLE_AMOUNT : MIN_AMOUNT
  if (amount < min) return [issue('min_value', path, { min })]
  if (amount > MAX_ORDER_AMOUNT) return [issue('max_value', path, { max: MAX_ORDER_AMOUNT })]
  if (amount !== roundAmount(amount)) return [issue('amount', path, { decimals: 2 })]
  return isWhole && !Number.isInteger(amount)
    ? [
        issue('integer', path, {
          below: formatAmount(Math.floor(amount)),
          above: formatAmount(Math.ceil(amount)),
        }),
      ]
    : []
}

const typedAmountIssues = (path: string, typed: string, commodityCode: string): readonly Issue[] => {
  const amount = judgedAmount(path, typed, (read) => amountIssues(path, read, commodityCode))
  return amount.ok ? [] : amount.error
}

/** The validation issue of a missing currency; it contains the suggested currency. */
export const currencyIssue = (
  currencyCode: string,
  { mainCurrency }: Pick<DeclaredValueFacts, 'mainCurrency'>,
): Issue | undefined => {
  const absent = check('required', 'currencyCode', currencyCode, {})
  return absent && { ...absent, params: mainCurrency === null ? {} : { suggested: mainCurrency.code } }
}
