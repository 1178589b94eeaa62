import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useT } from '../../i18n'
import { IconButton, TextInput } from '../../kernel'

export interface QuantityLine {
  readonly id: string
  readonly name: string
  /** What it holds or belongs to. */
  readonly detail: string
  /** What it is worth in all, where it has a value. */
  readonly value?: string | undefined
  /** As typed. */
  readonly quantity: string
  readonly error: string | undefined
}

export interface QuantityListProps {
  readonly label: string
  readonly lines: readonly QuantityLine[]
  readonly controlId: (id: string) => string
  readonly onQuantityChange: (detail: { readonly id: string; readonly value: string }) => void
  readonly onLeave: (detail: { readonly id: string }) => void
  readonly onRemove: (detail: { readonly id: string }) => void
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
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 8rem 9rem auto' },
    gridTemplateAreas: { base: '"name remove" "quantity value"', sm: '"name quantity value remove"' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    px: '4',
    py: '3',
  },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& .r-name': { gridArea: 'name', minW: 0, overflowWrap: 'anywhere' },
  '& .r-name strong': { display: 'block', fontWeight: 'semibold' },
  '& .r-name span': { textStyle: 'xs', color: 'fg.muted' },
  '& .r-quantity': { gridArea: 'quantity', maxW: '10rem' },
  '& .r-quantity input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .r-value': { gridArea: 'value', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .r-remove': { gridArea: 'remove', justifySelf: 'end' },
} as const

/** What is on a list, each with its quantity and a way off it. */
export function QuantityList(props: QuantityListProps) {
  const { label, lines, controlId, onQuantityChange, onLeave, onRemove } = props
  const t = useT()
  return (
    <chakra.ul css={listStyle} aria-label={label}>
      {lines.map(({ id, name, detail, value, quantity, error }) => (
        <li key={id}>
          <div className="r-name">
            <strong>{name}</strong>
            <span>{detail}</span>
          </div>
          <div className="r-quantity">
            <TextInput
              id={controlId(id)}
              label={t('orders.newOrder.quantityOf', { name })}
              isLabelHidden
              inputMode="numeric"
              value={quantity}
              error={error}
              onChange={(detail) => onQuantityChange({ id, value: detail.value })}
              onBlur={() => onLeave({ id })}
            />
          </div>
          <div className="r-value">{value}</div>
          <div className="r-remove">
            <IconButton
              label={t('orders.newOrder.remove', { name })}
              icon={<Trash2 aria-hidden="true" size={18} />}
              onClick={() => onRemove({ id })}
            />
          </div>
        </li>
      ))}
    </chakra.ul>
  )
}
