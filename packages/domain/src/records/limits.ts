import type { CurrencySummary } from '../country'
import {
  check,
  formatAmount,
  fromHundredths,
  type Issue,
  issue,
  issuesOf,
  MAX_HUNDREDTHS,
  parseAmount,
  typedAmountIssues,
} from '../kernel'
import type { CurrencyLimit } from './record.schema'
import { editedRow, removeRow, saveRow, type TableFacts, tableIssues } from './table-rows'

/** The values that a user has entered in the form of one limit. */
export interface LimitDraft {
  /** Id of the chosen currency; empty if none is chosen. */
  readonly currencyId: string
  /** The amount as the user typed it: `1.234,50` or `1234.5`. */
  readonly amount: string
}

/** The table that contains the limit, and the currencies that can be chosen. */
export interface LimitFacts extends TableFacts<CurrencyLimit> {
  readonly currencies: readonly CurrencySummary[]
}

/** The highest amount that a limit may have, in major units. */
export const MAX_LIMIT_AMOUNT = fromHundredths(MAX_HUNDREDTHS)

const TAKEN = 'limitAlreadyExists'

/** The table to which a new limit is added, and the main currency of the record's country, if it is known. */
export interface NewLimitFacts extends LimitFacts {
  readonly mainCurrency?: Pick<CurrencySummary, 'id'> | null | undefined
}

/**
 * The initial values in the form of a limit: the main currency of the record's country is chosen if it is offered
 * (REC-5), else none; the amount is empty. (REC-6, REC-128)
 */
export const emptyLimitDraft = (facts?: NewLimitFacts): LimitDraft => {
  const main = facts && limitCurrencies(facts).find(({ id }) => id === facts.mainCurrency?.id)
  return { currencyId: main === undefined ? '' : String(main.id), amount: '' }
}

/** The form with an existing limit; the amount has the usual notation. (REC-7) */
export const limitDraftOf = ({ currency, amount }: CurrencyLimit): LimitDraft => ({
  currencyId: String(currency.id),
  amount: formatAmount(amount),
})

/**
 * The currencies that can be chosen for a limit: currencies without a limit, and the currency of the existing limit.
 * (REC-5)
 */
export const limitCurrencies = ({ currencies, ...facts }: LimitFacts): readonly CurrencySummary[] => {
  const own = editedRow(facts)?.currency
  const taken = new Set(facts.existing.map(({ currency }) => currency.id))
  const free = currencies.filter(({ id }) => !taken.has(id))
  return own === undefined ? free : [own, ...free]
}

/**
 * Every validation issue of a limit, with the paths `currencyId` and `amount`. Only the currencies of `limitCurrencies`
 * are accepted. The issue of a currency that already has a limit contains its ISO code (`taken`). (REC-5, REC-6)
 */
export const validateLimit = (draft: LimitDraft, facts: LimitFacts): readonly Issue[] => [
  ...currencyIssues(draft, facts),
  ...amountIssues(draft.amount),
]

/**
 * The table of limits after a valid limit was saved. A new limit is added, and an existing limit replaces its row.
 * (REC-7)
 *
 * @throws Error if the draft is not valid: call `validateLimit` first.
 */
export const saveLimit = (draft: LimitDraft, facts: LimitFacts): readonly CurrencyLimit[] => {
  const currency = limitCurrencies(facts).find(({ id }) => String(id) === draft.currencyId)
  const amount = parseAmount(draft.amount)
  if (currency === undefined || !amount.ok)
    throw new Error('[records] saveLimit: no currency or no amount; validate first')
  return saveRow<CurrencyLimit>({ currency, amount: amount.value }, facts)
}

/** The table of limits without the row at an index, counted from zero. (REC-7) */
export const removeLimit = (existing: readonly CurrencyLimit[], index: number): readonly CurrencyLimit[] =>
  removeRow(existing, index)

/** The validation issues of all rows in a table of limits, with the paths `limits.<index>.<field>`. (REC-15) */
export const validateLimits = (rows: readonly CurrencyLimit[]): readonly Issue[] =>
  tableIssues('limits', rows, {
    keyPath: 'currencyId',
    keyOf: ({ currency }) => String(currency.id),
    takenRule: TAKEN,
    rowIssues: (row) => validateLimit(limitDraftOf(row), { existing: [], currencies: [row.currency] }),
  })

const currencyIssues = ({ currencyId }: LimitDraft, facts: LimitFacts): readonly Issue[] => {
  const path = 'currencyId'
  const missing = issuesOf([check('required', path, currencyId, {})])
  if (missing.length > 0 || limitCurrencies(facts).some(({ id }) => String(id) === currencyId)) return missing
  const taken = facts.existing.find(({ currency }) => String(currency.id) === currencyId)
  return [taken === undefined ? issue('currency', path) : issue(TAKEN, path, { taken: taken.currency.code })]
}

const amountIssues = (typed: string): readonly Issue[] =>
  typedAmountIssues('amount', typed, { isZeroAccepted: true, max: MAX_LIMIT_AMOUNT })
