import { recordTypeOf } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { type ListPageColumn, StateTag } from '@remesa/ui/kernel'

type Cell<Row> = Omit<ListPageColumn<Row>, 'id' | 'sortBy'>

/** Whether a record is of the operations system alone or has a SmartCash id as well, as a badge. (REC-38) */
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
export const useRecordCells = <Row extends CodedRow>() => {
  const t = useT()
  return {
    codeSol: { header: t('record-lists.field.codeSol'), cell: ({ codeSol }) => codeSol },
    description: {
      header: t('record-lists.field.description'),
      cell: ({ description }) => description,
      isRowHeader: true,
    },
  } as const satisfies Readonly<Record<string, Cell<Row>>>
}

/** The badge column of clients and subclients, whose type follows from their SmartCash id. (REC-38) */
export const useTypeCell = <Row extends Parameters<typeof recordTypeOf>[0]>(): Cell<Row> => {
  const t = useT()
  return { header: t('record-lists.field.type'), cell: (row) => <TypeTag type={recordTypeOf(row)} /> }
}
