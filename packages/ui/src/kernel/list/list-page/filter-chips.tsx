import { chakra } from '@chakra-ui/react'
import { type FiltersDraft, formatDay } from '@remesa/domain/kernel'
import { X } from 'lucide'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../../i18n'
import { Icon } from '../../icon/icon'
import type { FilterField } from '../filter-panel/filter-panel.types'

export interface FilterChipsProps<F extends string> {
  readonly fields: readonly FilterField<F>[]
  /** The filters that are applied to the list. */
  readonly applied: FiltersDraft<F>
  readonly onRemove: (detail: { readonly filter: F }) => void
  readonly onClean: () => void
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  listStyle: 'none',
  m: '0',
  p: '0',
  textStyle: 'sm',
  '& .r-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    ps: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'surface',
    overflowWrap: 'anywhere',
  },
  '& button': { cursor: 'pointer', borderRadius: 'sm', minH: { base: '11', lg: '8' } },
  '& .r-chip button': {
    display: 'grid',
    placeItems: 'center',
    minW: { base: '11', lg: '8' },
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
  '& .r-clean': { px: '1', color: 'link', fontWeight: 'medium' },
} as const

/** The applied filters, each as a short sentence with a button that removes the filter. */
export function FilterChips<F extends string>({ fields, applied, onRemove, onClean }: FilterChipsProps<F>) {
  const t = useT()
  const chips = fields.flatMap((field) => {
    const value = applied.values[field.name]
    return value === undefined || value === ''
      ? []
      : [{ name: field.name, text: chipText(t, field, applied) }]
  })
  if (chips.length === 0) return null
  return (
    <chakra.ul css={listStyle} aria-label={t('list.filters.applied')}>
      {chips.map(({ name, text }) => (
        <li key={name} className="r-chip">
          {text}
          <button
            type="button"
            aria-label={t('list.filters.remove', { filter: text })}
            onClick={() => onRemove({ filter: name })}
          >
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="r-clean" onClick={onClean}>
          {t('list.filters.removeAll')}
        </button>
      </li>
    </chakra.ul>
  )
}

const chipText = <F extends string>(
  t: Translate,
  field: FilterField<F>,
  applied: FiltersDraft<F>,
): string => {
  const { name, label, kind, precise, options = [] } = field
  const value = applied.values[name] ?? ''
  const isPrecise = precise !== undefined && applied.precise.includes(precise)
  return match(kind)
    .with('text', () => t(isPrecise ? 'list.chip.is' : 'list.chip.contains', { label, value }))
    .with('day', () =>
      t(isPrecise || precise === undefined ? 'list.chip.value' : 'list.chip.from', {
        label,
        value: formatDay(value),
      }),
    )
    .with('id', 'choice', () =>
      t('list.chip.value', {
        label,
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
    )
    .with('flag', () => label)
    .exhaustive()
}
