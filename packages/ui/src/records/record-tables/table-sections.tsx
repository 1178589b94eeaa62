import type { CurrencyLimit, ThirdCode } from '@remesa/domain/records'
import type { Translate } from '../../i18n'
import type { RecordFields, RecordSection } from '../../kernel'
import { LimitsTable, type LimitsTableProps } from './limits-table'
import { ThirdCodesTable } from './third-codes-table'

/** The form of a record and the facts that its tables need. */
export interface TableSectionsInput extends Omit<LimitsTableProps, 'form'> {
  readonly form: RecordFields<{
    readonly thirdcodes: readonly ThirdCode[]
    readonly limits: readonly CurrencyLimit[]
  }>
  /** Whether the code of a new record is not known yet. */
  readonly isWaiting: boolean
}

/** The sections for third-party codes and limits, which the forms of all records have. */
export const tableSections = (t: Translate, input: TableSectionsInput): readonly RecordSection[] => {
  const { form, isWaiting, ...limits } = input
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
    section('limits', <LimitsTable {...limits} form={form} />),
  ]
}
