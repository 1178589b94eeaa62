import { chakra } from '@chakra-ui/react'
import { CircleAlert, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'

/** One entry of a list that the user composes. */
export interface Entry {
  readonly id: string
  readonly name: string
  /** What the entry contains, or who owns it. */
  readonly detail?: string | undefined
  /** A control that changes the entry in place, such as a field for its quantity. */
  readonly control?: ReactNode
  /** The total of the entry, formatted. */
  readonly value?: string | undefined
  /** The error of the entry, in words. */
  readonly error?: string | undefined
}

export interface EntryListProps {
  readonly label: string
  readonly entries: readonly Entry[]
  /** Text that is shown if the list is empty. */
  readonly emptyText?: string | undefined
  readonly onRemove: (detail: { readonly index: number }) => void
}

const listStyle = {
  listStyle: 'none',
  m: '0',
  p: '0',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto minmax(9rem, auto) auto' },
    gridTemplateAreas: {
      base: '"name actions" "control value" "error error"',
      sm: '"name control value actions" "error error error error"',
    },
    columnGap: '4',
    alignItems: 'center',
    ps: '4',
    pe: '2',
    py: '2',
  },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& .r-name': { gridArea: 'name', minW: 0, overflowWrap: 'anywhere' },
  '& .r-name strong': { display: 'block', fontWeight: 'semibold' },
  '& .r-name span': { textStyle: 'xs', color: 'fg.muted' },
  '& .r-control': { gridArea: 'control', width: '8rem' },
  '& .r-control input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .r-value': { gridArea: 'value', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .r-actions': { gridArea: 'actions', display: 'flex', justifySelf: 'end' },
  '& .r-error': {
    gridArea: 'error',
    display: 'flex',
    gap: '1.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'danger.fg',
    '& svg': { flexShrink: 0, marginTop: '1px' },
  },
} as const

/** A list of entries in a form. Each entry can be changed in place and removed. */
export function EntryList(props: EntryListProps) {
  const { label, entries, emptyText, onRemove } = props
  const t = useT()
  if (entries.length === 0) {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {emptyText ?? t('entries.empty')}
      </chakra.p>
    )
  }
  return (
    <chakra.ul css={listStyle} aria-label={label}>
      {entries.map(({ id, name, detail, control, value, error }, index) => (
        <li key={id}>
          <div className="r-name">
            <strong>{name}</strong>
            {detail !== undefined && <span>{detail}</span>}
          </div>
          {control !== undefined && <div className="r-control">{control}</div>}
          {value !== undefined && <div className="r-value">{value}</div>}
          <div className="r-actions">
            <IconButton
              label={t('entries.remove', { name })}
              icon={<Icon of={Trash2} size={16} />}
              onClick={() => onRemove({ index })}
            />
          </div>
          {error !== undefined && (
            <div className="r-error">
              <Icon of={CircleAlert} size={14} />
              <span>{error}</span>
            </div>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
