import { chakra } from '@chakra-ui/react'
import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import { useT } from '../../i18n'
import { IconButton } from '../../kernel'

export interface Entry {
  readonly id: string
  readonly name: string
  readonly detail?: string | undefined
  readonly value?: string | undefined
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
  /** Why it can never be taken back into the form. */
  readonly takeBackRefusal?: string | undefined
}

export interface EntryListProps {
  readonly label: string
  readonly entries: readonly Entry[]
  /** Why no entry can be taken back into the form now. */
  readonly takeBackRefusal: string | undefined
  readonly onTakeBack: (detail: { readonly index: number }) => void
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
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
    gridTemplateAreas: { base: '"name actions" "value actions"', sm: '"name value actions"' },
    columnGap: '3',
    alignItems: 'center',
    ps: '4',
    pe: '2',
    py: '2',
  },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& .r-name': { gridArea: 'name', minW: 0, overflowWrap: 'anywhere' },
  '& .r-name strong': { display: 'block', fontWeight: 'semibold' },
  '& .r-name span': { textStyle: 'xs', color: 'fg.muted' },
  '& .r-value': { gridArea: 'value', textAlign: { sm: 'end' }, fontVariantNumeric: 'tabular-nums' },
  '& .r-actions': { gridArea: 'actions', display: 'flex', justifySelf: 'end' },
  '& .r-error': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: '1.5',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'danger.fg',
    '& svg': { flexShrink: 0, marginTop: '1px' },
  },
} as const

/** What was put on a list by a form: each entry can go back into the form, or off the list. */
export function EntryList({ label, entries, takeBackRefusal, onTakeBack, onRemove }: EntryListProps) {
  const t = useT()
  if (entries.length === 0) {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('declared-values.form.list.empty')}
      </chakra.p>
    )
  }
  return (
    <chakra.ul css={listStyle} aria-label={label}>
      {entries.map(({ id, name, detail, value, error, takeBackRefusal: refusal }, index) => (
        <li key={id}>
          <div className="r-name">
            <strong>{name}</strong>
            {detail !== undefined && <span>{detail}</span>}
          </div>
          {value !== undefined && <div className="r-value">{value}</div>}
          <div className="r-actions">
            <IconButton
              label={t('declared-values.form.takeBack', { name })}
              icon={<Pencil aria-hidden="true" size={16} />}
              disabledReason={refusal ?? takeBackRefusal}
              onClick={() => onTakeBack({ index })}
            />
            <IconButton
              label={t('orders.newOrder.remove', { name })}
              icon={<Trash2 aria-hidden="true" size={16} />}
              onClick={() => onRemove({ index })}
            />
          </div>
          {error !== undefined && (
            <div className="r-error">
              <CircleAlert aria-hidden="true" size={14} />
              <span>{error}</span>
            </div>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
