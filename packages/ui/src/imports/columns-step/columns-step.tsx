import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide'
import { memo, useInsertionEffect, useRef } from 'react'
import { useT } from '../../i18n'
import { Icon, Select, StateTag } from '../../kernel'
import type { ImportFieldName } from '../import-fields'

/** The way in which the field of a column was determined. */
export type ColumnOrigin = 'known' | 'remembered' | 'chosen' | 'left-out'

/** One column of the imported file. */
export interface FileColumn<F extends ImportFieldName> {
  /** Index of the column in the file, from 0. */
  readonly at: number
  readonly heading: string
  /** The first values of the column, as examples. */
  readonly samples: readonly string[]
  readonly field: F | null
  readonly origin: ColumnOrigin
}

export interface ColumnsStepProps<F extends ImportFieldName> {
  readonly columns: readonly FileColumn<F>[]
  readonly fields: readonly { readonly name: F; readonly required: boolean }[]
  readonly onChoose: (detail: { readonly at: number; readonly field: F | null }) => void
}

const listStyle = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
  listStyleType: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '14rem minmax(0, 1fr) 1.5rem 18rem 8rem' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    px: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    // The browser lays out only the columns near the visible part of the page, because a file may have a hundred
    // columns.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: { base: 'auto 8rem', lg: 'auto 3.5rem' },
  },
  '& > li:first-of-type': { borderTopWidth: '0' },
  '& strong': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& [data-part=samples]': {
    textStyle: 'sm',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-part=arrow]': { hideBelow: 'lg' },
} as const

/** The second step of an import: the user chooses the field of each column of the file. */
export function ColumnsStep<F extends ImportFieldName>({ columns, fields, onChoose }: ColumnsStepProps<F>) {
  const t = useT()
  // A memoised column keeps the callback of its first render. This callback calls the latest `onChoose`, which the
  // ref contains.
  const latest = useRef(onChoose)
  useInsertionEffect(() => {
    latest.current = onChoose
  })
  return (
    <chakra.section aria-label={t('imports.columns')} display="grid" gap="2">
      <chakra.ul css={listStyle}>
        {columns.map((column) => (
          <ColumnLine
            key={column.at}
            column={column}
            fields={fields}
            onChoose={(detail) => latest.current(detail)}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

interface ColumnLineProps<F extends ImportFieldName>
  extends Pick<ColumnsStepProps<F>, 'fields' | 'onChoose'> {
  readonly column: FileColumn<F>
}

function Line<F extends ImportFieldName>({ column, fields, onChoose }: ColumnLineProps<F>) {
  const t = useT()
  const { at, heading, samples, field, origin } = column
  const name = heading === '' ? t('imports.noHeading', { number: at + 1 }) : heading
  return (
    <li>
      <strong>{name}</strong>
      <span data-part="samples" title={samples.join(', ')}>
        {samples.join(', ')}
      </span>
      <span data-part="arrow" aria-hidden="true">
        <Icon of={ArrowRight} size={16} />
      </span>
      <Select
        label={t('imports.fieldOf', { heading: name })}
        isLabelHidden
        value={field ?? ''}
        placeholder={t('imports.notImported')}
        options={fields.map((option) => ({
          value: option.name,
          label: `${t(`imports.field.${option.name}`)}${option.required ? ' *' : ''}`,
        }))}
        onChange={({ value }) =>
          onChoose({ at, field: fields.find((option) => option.name === value)?.name ?? null })
        }
      />
      <span>
        <StateTag label={t(`imports.origin.${origin}`)} tone={origin === 'left-out' ? 'neutral' : 'accent'} />
      </span>
    </li>
  )
}

/**
 * Whether a column would look the same as before. In this case the column is not rendered again. A file may have a
 * hundred columns, and a choice changes only two of them.
 */
const looksTheSame = (
  before: ColumnLineProps<ImportFieldName>,
  after: ColumnLineProps<ImportFieldName>,
): boolean =>
  before.fields === after.fields &&
  before.column.field === after.column.field &&
  before.column.origin === after.column.origin &&
  before.column.heading === after.column.heading &&
  before.column.samples.join() === after.column.samples.join()

// The conversion is needed because `memo` loses the generic signature of the component.
const ColumnLine = memo(Line, looksTheSame as never) as typeof Line
