import { SEARCH_FILTER } from '@remesa/domain/kernel'
import { recordTypeOf } from '@remesa/domain/records'
import { type MessageKey, type Translate, useT } from '@remesa/ui/i18n'
import { StateTag } from '@remesa/ui/kernel'
import { messageName } from '../kernel/list'
import type { ListCells } from './list-screen'

/** The subject of each filter that has another name than its subject. */
const about = {
  countryId: 'country',
  clientDesc: 'client',
  subclientDesc: 'subclient',
  delegationDesc: 'delegation',
} as const

type NamedField<Key> = Key extends `record-lists.field.${infer Field}` ? Field : never

/** Filters and columns of the lists of records. */
export type RecordField = NamedField<MessageKey> | keyof typeof about | typeof SEARCH_FILTER

/** Names the filters and columns of the lists of records. */
export const recordFieldName =
  (t: Translate) =>
  (field: RecordField): string =>
    field === SEARCH_FILTER ? t('list.search') : t(`record-lists.field.${messageName(about, field)}`)

/** The badge of a record: whether it exists only in the operations system, or has a SmartCash id as well. (REC-38) */
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

/** The cells that the lists of all records have. */
export const recordCells: ListCells<'codeSol' | 'description', CodedRow> = {
  codeSol: ({ codeSol }) => codeSol,
  description: { cell: ({ description }) => description, isRowHeader: true },
}

/** The badge column of clients and subclients, whose type follows from their SmartCash id. (REC-38) */
export const typeCell: ListCells<'type', Parameters<typeof recordTypeOf>[0]> = {
  type: (row) => <TypeTag type={recordTypeOf(row)} />,
}
