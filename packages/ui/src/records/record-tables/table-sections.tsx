import type { CurrencySummary } from '@remesa/domain/country'
import type { CurrencyLimit, ThirdCode } from '@remesa/domain/records'
import type { Translate } from '../../i18n'
import type { RecordFields, RecordSection } from '../../kernel'
import { LimitsTable } from './limits-table'
import { ThirdCodesTable } from './third-codes-table'

export interface TableSectionsInput {
  readonly form: RecordFields<{
    readonly thirdcodes: readonly ThirdCode[]
    readonly limits: readonly CurrencyLimit[]
  }>
  readonly currencies: readonly CurrencySummary[]
  /** Whether the code of a new record is not known yet. */
  readonly isWaiting: boolean
}

/** The sections for third-party codes and limits, which the forms of all records have. */
export const tableSections = (t: Translate, input: TableSectionsInput): readonly RecordSection[] => {
  const { form, currencies, isWaiting } = input
  const section = (id: 'thirdcodes' | 'limits', content: RecordSection['content']): RecordSection => ({
    id,
    title: t(`records.${id}`),
    fields: [id],
    isTitled: true,
    isWaiting,
    content,
  })
  return [
    section('thirdcodes', <ThirdCodesTable form={form} />),
    section('limits', <LimitsTable form={form} currencies={currencies} />),
  ]
}
