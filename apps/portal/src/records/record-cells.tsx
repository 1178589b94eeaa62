import { SEARCH_FILTER } from '@remesa/domain/kernel'
import { recordTypeOf } from '@remesa/domain/records'
import { type MessageKey, type Translate, useT } from '@remesa/ui/i18n'
import { StateTag } from '@remesa/ui/kernel'
import { messageName } from '../kernel/list'
import type { ListCells } from './list-screen'

/** The names of filters in message keys, for filters whose name differs there, such as `country` for `countryId`. */
const about = {
  countryId: 'country',
  clientDesc: 'client',
  subclientDesc: 'subclient',
  delegationDesc: 'delegation',
} as const

type NamedField<Key> = Key extends `record-lists.field.${infer Field}` ? Field : never

/** The filters and columns of the lists of records. */
export type RecordField = NamedField<MessageKey> | keyof typeof about | typeof SEARCH_FILTER

/** The name of a filter or column in the lists of records, in the user's language. */
export const recordFieldName =
  (t: Translate) =>
  (field: RecordField): string =>
    field === SEARCH_FILTER ? t('list.search') : t(`record-lists.field.${messageName(about, field)}`)

/**
 * The badge of a record. It tells whether the record exists only in the operations system, or has a SmartCash id in
 * addition. (REC-38)
 */
export function TypeTag({ type }: { readonly type: ReturnType<typeof recordTypeOf> }) {
  const t = useT()
  return (
    <StateTag label={t(`record-lists.type.${type}`)} tone={type === 'SMARTCASH' ? 'accent' : 'neutral'} />
  )
}

interface CodedRow {
  readonly codeSol: string | null
  readonly description: string
}

/** The cells of the columns that every list of records has. */
export const recordCells: ListCells<'codeSol' | 'description', CodedRow> = {
  codeSol: ({ codeSol }) => codeSol,
  description: { cell: ({ description }) => description, isRowHeader: true },
}

/**
 * The cells of the column with the badge of a client or subclient. The SmartCash id decides the type that the badge
 * shows. (REC-38)
 */
export const typeCell: ListCells<'type', Parameters<typeof recordTypeOf>[0]> = {
  type: (row) => <TypeTag type={recordTypeOf(row)} />,
}
