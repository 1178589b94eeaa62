import { formatAmount, formatMoney } from '@remesa/domain/kernel'
import {
  type Denomination,
  lineAmount,
  type PieceEntry,
  readPieces,
  setDenomination,
} from '@remesa/domain/orders'
import { X } from 'lucide-react'
import { useT } from '../../i18n'
import { AmountInput, IconButton, TextInput } from '../../kernel'
import { errorAt } from '../new-order-dialog/form-props'
import { quantityText } from '../new-order-dialog/order-entries'
import type { CompositionEditorProps } from './composition-props'
import { unbroken } from './composition-words'

export interface DenominationLineProps extends CompositionEditorProps {
  readonly denomination: Denomination
  readonly symbol: string
}

/** One note or coin: how many pieces, or what amount they are to make. Whichever is typed, the other follows. */
export function DenominationLine(props: DenominationLineProps) {
  const { denomination, symbol, draft, entry, issues, controlId, onChange, onEntryChange, onLeave } = props
  const { id, value } = denomination
  const t = useT()
  const index = draft.denominations.findIndex((line) => line.denomination.id === id)
  const quantity = draft.denominations[index]?.quantity ?? 0
  const typed = entry.pieces[id]
  const path = `denominations.${index}.quantity`
  const error = index < 0 ? undefined : errorAt(t, issues, path)
  const name = formatMoney(value, symbol)

  const type = (mode: PieceEntry['mode'], text: string) => {
    const isCleared = text.trim() === ''
    const read = readPieces({ mode, typed: text }, denomination)
    const pieces = { [id]: { mode, typed: text, remainder: read.ok ? read.value.remainder : 0 } }
    const { [id]: _, ...others } = entry.pieces
    onEntryChange({ entry: { ...entry, pieces: isCleared ? others : { ...others, ...pieces } } })
    const next = read.ok ? read.value.quantity : isCleared ? 0 : Number.NaN
    onChange({
      field: 'composition',
      patch: { denominations: setDenomination(draft.denominations, { denomination, quantity: next }) },
    })
  }
  /** An amount that was left stands there as what its pieces make; what is left over is still told. */
  const leave = () => {
    if (index >= 0) onLeave({ field: path })
    if (typed?.mode !== 'amount' || !readPieces(typed, denomination).ok) return
    const settled = { mode: 'quantity', typed: quantityText(quantity), remainder: typed.remainder } as const
    onEntryChange({ entry: { ...entry, pieces: { ...entry.pieces, [id]: settled } } })
  }
  const common = { isLabelHidden: true, onBlur: leave }
  const isTyped = (mode: PieceEntry['mode']) => typed?.mode === mode
  const amount = lineAmount(value, quantity)
  const isFilled = index >= 0
  return (
    <div className="r-line" {...(isFilled ? { 'data-filled': '' } : {})}>
      <div className="r-piece">{name}</div>
      <TextInput
        {...common}
        id={controlId(`piece.${id}`)}
        name={`pieces.${id}`}
        label={t('orders.composition.piecesOf', { piece: name })}
        inputMode="numeric"
        placeholder="0"
        value={isTyped('quantity') && typed ? typed.typed : isFilled ? quantityText(quantity) : ''}
        error={isTyped('amount') ? undefined : error}
        onChange={(detail) => type('quantity', detail.value)}
      />
      <AmountInput
        {...common}
        name={`amounts.${id}`}
        label={t('orders.composition.amountOf', { piece: name })}
        value={isTyped('amount') && typed ? typed.typed : amount > 0 ? formatAmount(amount) : ''}
        error={isTyped('amount') ? error : undefined}
        hint={
          typed && typed.remainder > 0
            ? t('orders.composition.remainder', {
                amount: unbroken(formatMoney(typed.remainder, symbol)),
                piece: unbroken(name),
              })
            : undefined
        }
        onChange={(detail) => type('amount', detail.value)}
      />
      <div className="r-clear">
        {isFilled && (
          <IconButton
            label={t('entries.remove', { name })}
            icon={<X aria-hidden="true" size={16} />}
            onClick={() => {
              document.getElementById(controlId(`piece.${id}`))?.focus()
              type('quantity', '')
            }}
          />
        )}
      </div>
    </div>
  )
}
