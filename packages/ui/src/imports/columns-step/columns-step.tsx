import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide'
import { useT } from '../../i18n'
import { Icon, Select, StateTag } from '../../kernel'
import type { ImportFieldName } from '../import-fields'

/** How the field of a column was found. */
export type ColumnOrigin = 'known' | 'remembered' | 'chosen' | 'left-out'

/** One column of the file. */
export interface FileColumn<F extends ImportFieldName> {
  /** Index of the column from the left, from 0. */
  readonly at: number
  readonly heading: string
  /** The first values of the column. */
  readonly samples: readonly string[]
  readonly field: F | null
  readonly origin: ColumnOrigin
}

export interface ColumnsStepProps<F extends ImportFieldName> {
  readonly columns: readonly FileColumn<F>[]
  readonly fields: readonly { readonly name: F; readonly required: boolean }[]
  readonly onChoose: (detail: { readonly at: number; readonly field: F | null }) => void
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '14rem minmax(0, 1fr) 1.5rem 18rem 8rem' },
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  px: '3',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'border',
  '&:first-of-type': { borderTopWidth: '0' },
} as const

/** The second step: the field of each column of the file. */
export function ColumnsStep<F extends ImportFieldName>({ columns, fields, onChoose }: ColumnsStepProps<F>) {
  const t = useT()
  return (
    <chakra.section aria-label={t('imports.columns')} display="grid" gap="2">
      <chakra.ul borderWidth="1px" borderColor="border" borderRadius="md" bg="surface" listStyleType="none">
        {columns.map(({ at, heading, samples, field, origin }) => {
          const name = heading === '' ? t('imports.noHeading', { number: at + 1 }) : heading
          return (
            <chakra.li key={at} css={rowStyle}>
              <chakra.strong fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </chakra.strong>
              <chakra.span textStyle="sm" color="fg.muted" truncate title={samples.join(', ')}>
                {samples.join(', ')}
              </chakra.span>
              <chakra.span aria-hidden="true" hideBelow="lg">
                <Icon of={ArrowRight} size={16} />
              </chakra.span>
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
              <chakra.span>
                <StateTag
                  label={t(`imports.origin.${origin}`)}
                  tone={origin === 'left-out' ? 'neutral' : 'accent'}
                />
              </chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.section>
  )
}
