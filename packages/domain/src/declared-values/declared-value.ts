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

/** Smallest amount of notes, in major units. */
const MIN_WHOLE_AMOUNT = 1
const MIN_AMOUNT = 0.01

/** A declared value while it is filled in. Every field is text, and empty if nothing was chosen. */
export interface DeclaredValueDraft {
  readonly codeKind: CodeKind
  readonly code: string
  /** A code from `commodityTypes`. */
  readonly commodityCode: string
  /** ISO 4217 code of the currency. */
  readonly currencyCode: string
  /** The amount as typed: `1.234,50` or `1234.5`. */
  readonly amount: string
}

/**
 * A container while it is filled in; used only in mode "1", in which containers and values are declared in separate
 * lists.
 */
export type DeclaredContainerDraft = Pick<DeclaredValueDraft, 'codeKind' | 'code'>

/** The facts that decide whether one declared value is accepted. */
export interface DeclaredValueFacts extends CodeFacts {
  readonly mode: DeclaredValuesMode
  /** The country's main currency, which is suggested if none is chosen. */
  readonly mainCurrency: Pick<CurrencySummary, 'code'> | null
}

/**
 * A declared value before anything is filled in: it has a seal without a code, the country's main currency, no
 * commodity and no amount. (DCV-34)
 */
export const emptyDeclaredValueDraft = ({
  mainCurrency,
}: Pick<DeclaredValueFacts, 'mainCurrency'>): DeclaredValueDraft => ({
  ...emptyDeclaredContainerDraft(),
  commodityCode: '',
  currencyCode: mainCurrency?.code ?? '',
  amount: '',
})

/** A container before anything is filled in: a seal without a code. (DCV-34) */
export const emptyDeclaredContainerDraft = (): DeclaredContainerDraft => ({ codeKind: 'seal', code: '' })

/**
 * Whether the draft of a value counts as filled in: it has a code or an amount. Kind of container, commodity and
 * currency do not count, because they are copied from the line before. (DCV-36)
 */
export const isDeclaredValueEntered = ({
  code,
  amount,
}: Pick<DeclaredValueDraft, 'code' | 'amount'>): boolean => `${code}${amount}`.trim() !== ''

/** Whether the draft of a container counts as filled in: it has a code. (DCV-36) */
export const isDeclaredContainerEntered = ({ code }: Pick<DeclaredContainerDraft, 'code'>): boolean =>
  cleanCode(code) !== ''

/**
 * The draft of the next value after a value was added. It keeps kind of container, commodity and currency, because they
 * often repeat. (DCV-37)
 */
export const nextDeclaredValueDraft = (added: DeclaredValueDraft): DeclaredValueDraft => ({
  ...added,
  code: '',
  amount: '',
})

/** The draft of the next container after a container was added; it keeps the choice of bag or seal. (DCV-37) */
export const nextDeclaredContainerDraft = ({ codeKind }: DeclaredContainerDraft): DeclaredContainerDraft => ({
  codeKind,
  code: '',
})

/**
 * The draft for changing a declared value. If the value has a bag and a seal, the draft has the code of the bag.
 * (DCV-38)
 */
export const declaredValueDraftOf = (line: DeclaredValue): DeclaredValueDraft => ({
  ...declaredContainerDraftOf(line),
  commodityCode: line.ctc,
  currencyCode: line.cic,
  amount: formatAmount(line.am),
})

/**
 * The draft for changing a declared container. If the container has a bag and a seal, the draft has the code of the
 * bag. (DCV-38)
 */
export const declaredContainerDraftOf = ({ bc, sc }: DeclaredContainer): DeclaredContainerDraft =>
  bc === null ? { codeKind: 'seal', code: sc ?? '' } : { codeKind: 'bag', code: bc }

/**
 * Every issue of a value, in the order of its fields. `existing` does not contain the value itself. Codes are validated
 * only in mode "0", because in mode "1" values have no codes. (DCV-20 to DCV-33)
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

/** Every issue of a container, whose only field to validate is its code. (DCV-20 to DCV-23) */
export const validateDeclaredContainer = (
  { codeKind: kind, code }: DeclaredContainerDraft,
  facts: CodeFacts,
): readonly Issue[] => codeIssues('code', { kind, code }, facts)

/**
 * The declared value from the valid draft of a value. In mode "1" the value has no code, because only containers have
 * codes. (DCV-35)
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

/** The container from the draft of a container. (DCV-35) */
export const buildDeclaredContainer = ({ codeKind: kind, code }: DeclaredContainerDraft): DeclaredContainer =>
  bearerOf({ kind, code })

/** The issues of a commodity: it is required, and its kind of money must be one that can be declared. (DCV-26) */
export const commodityIssues = (path: string, code: string): readonly Issue[] =>
  issuesOf([
    check('required', path, code, {}) ??
      (commodityType(code) === undefined
        ? issue('commodity', path, { accepted: commodityTypes.map((known) => known.code).join(', ') })
        : undefined),
  ])

/**
 * The issues of an amount in major units: it has an inclusive minimum and maximum, and is a multiple of 0.01, or of 1
 * for notes. (DCV-28 to DCV-32)
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

/** The issue of a missing currency; it contains the suggested currency. */
export const currencyIssue = (
  currencyCode: string,
  { mainCurrency }: Pick<DeclaredValueFacts, 'mainCurrency'>,
): Issue | undefined => {
  const absent = check('required', 'currencyCode', currencyCode, {})
  return absent && { ...absent, params: mainCurrency === null ? {} : { suggested: mainCurrency.code } }
}
