import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import { ChangedField, Icon, type RecordFields, RowsTable, type RowsTableProps, useField } from '../../kernel'

export interface RecordTableProps<Name extends string, Row, Draft extends object>
  extends Omit<RowsTableProps<Row, Draft>, 'rows' | 'onChange' | 'heading'> {
  readonly form: RecordFields<Readonly<Record<NoInfer<Name>, readonly Row[]>>>
  readonly name: Name
  /** The names of a row's fields in the paths of issues. */
  readonly rowFields: readonly string[]
}

/**
 * A table of a record as a field of the record's form. It shows the issues of its rows and, after a change, its
 * previous rows.
 */
export function RecordTable<Name extends string, Row, Draft extends object>(
  props: RecordTableProps<Name, Row, Draft>,
) {
  const { form, name, rowFields, ...table } = props
  const { title, nameOf } = table
  const rows = form.draft[name]
  const { id, error } = useField(form, {
    path: name,
    also: rows.flatMap((_row, index) => rowFields.map((field) => `${name}.${index}.${field}`)),
    label: title,
  })
  return (
    <ChangedField<Name, readonly Row[]>
      form={form}
      name={name}
      label={title}
      shown={(before) => before.map(nameOf).join(', ')}
    >
      <chakra.div
        id={id}
        tabIndex={-1}
        role="group"
        aria-label={title}
        {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
      >
        <RowsTable
          {...table}
          heading="h2"
          rows={rows}
          onChange={(detail) => form.change(name, detail.rows)}
        />
      </chakra.div>
      {error !== undefined && (
        <chakra.div
          id={`${id}-error`}
          display="flex"
          gap="1.5"
          marginTop="1.5"
          textStyle="xs"
          fontWeight="medium"
          color="danger.fg"
        >
          <Icon of={CircleAlert} size={14} />
          {error}
        </chakra.div>
      )}
    </ChangedField>
  )
}
