import { chakra } from '@chakra-ui/react'
import type { AssignmentColumn, AssignmentFilters as Filters } from '@remesa/domain/users'
import { type MessageKey, useT } from '../../i18n'
import { TextInput } from '../../kernel'

interface AssignmentFiltersProps {
  readonly filters: Filters
  readonly labels: Readonly<Record<AssignmentColumn, MessageKey>>
  readonly onChange: (filters: Filters) => void
}

const names = ['client', 'center', 'description'] as const satisfies readonly AssignmentColumn[]

/** The search fields of a table of assignments, one for each column. */
export function AssignmentFilters({ filters, labels, onChange }: AssignmentFiltersProps) {
  const t = useT()
  return (
    <chakra.search
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="2"
      px="4"
      pb="3"
    >
      {names.map((name) => {
        const label = t('users.points.find', { column: t(labels[name]) })
        return (
          <TextInput
            key={name}
            type="search"
            isLabelHidden
            label={label}
            placeholder={label}
            value={filters[name]}
            onChange={({ value }) => onChange({ ...filters, [name]: value })}
          />
        )
      })}
    </chakra.search>
  )
}
