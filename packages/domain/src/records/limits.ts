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

/** A limit as it is being filled in. */
export interface LimitDraft {
  /** Id of the chosen currency; empty if none is chosen. */
  readonly currencyId: string
  /** The amount as typed: `1.234,50` or `1234.5`. */
  readonly amount: string
}

/** The table that the limit belongs to, and the currencies to choose from. */
export interface LimitFacts extends TableFacts<CurrencyLimit> {
  readonly currencies: readonly CurrencySummary[]
}

/** The highest limit, in major units. */
export const MAX_LIMIT_AMOUNT = fromHundredths(MAX_HUNDREDTHS)

const TAKEN = 'limitAlreadyExists'

/** An unused form. (REC-6) */
export const emptyLimitDraft = (): LimitDraft => ({ currencyId: '', amount: '' })

/** The form of a row that is edited, with its amount in the usual notation. (REC-7) */
export const limitDraftOf = ({ currency, amount }: CurrencyLimit): LimitDraft => ({
  currencyId: String(currency.id),
  amount: formatAmount(amount),
})

/** The currencies that can be chosen for a limit: those without a limit, and that of the edited row. (REC-5) */
export const limitCurrencies = ({ currencies, ...facts }: LimitFacts): readonly CurrencySummary[] => {
  const own = editedRow(facts)?.currency
  const taken = new Set(facts.existing.map(({ currency }) => currency.id))
  const free = currencies.filter(({ id }) => !taken.has(id))
  return own === undefined ? free : [own, ...free]
}

/**
 * Every issue of a limit, at `currencyId` and `amount`. A currency that already has a limit is refused with
 * its ISO code (`taken`); the currencies of `limitCurrencies` are accepted. (REC-5, REC-6)
 */
export const validateLimit = (draft: LimitDraft, facts: LimitFacts): readonly Issue[] => [
  ...currencyIssues(draft, facts),
  ...amountIssues(draft.amount),
]

/**
 * The table with a valid limit: added, or in place of the edited one. (REC-7)
 *
 * @throws Error if the draft was not valid: validate first.
 */
export const saveLimit = (draft: LimitDraft, facts: LimitFacts): readonly CurrencyLimit[] => {
  const currency = limitCurrencies(facts).find(({ id }) => String(id) === draft.currencyId)
  const amount = parseAmount(draft.amount)
  if (currency === undefined || !amount.ok)
    throw new Error('[records] saveLimit: no currency or no amount; validate first')
  return saveRow<CurrencyLimit>({ currency, amount: amount.value }, facts)
}

/** The table without the row at a zero-based index. (REC-7) */
export const removeLimit = (existing: readonly CurrencyLimit[], index: number): readonly CurrencyLimit[] =>
  removeRow(existing, index)

/** The issues of a whole table, at `limits.<index>.<field>`. (REC-15) */
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
