import { formatAmount, formatMoney } from '@remesa/domain/kernel'
import { type Denomination, pieceEntryOf, readPieces, typePieces } from '@remesa/domain/orders'
import { X } from 'lucide'
import { useState } from 'react'
import { useT } from '../../i18n'
import { AmountInput, Icon, IconButton, TextInput, unbroken, useField } from '../../kernel'
import type { CompositionEditorProps } from './composition-props'

export interface DenominationLineProps extends CompositionEditorProps {
  readonly denomination: Denomination
  readonly symbol: string
}

const nothing = { quantity: 0, amount: 0, remainder: 0 }

/**
 * One note or coin, entered as a number of pieces or as an amount. Each of these two fields is updated while the user
 * types in the other field.
 */
export function DenominationLine({ form, denomination, symbol }: DenominationLineProps) {
  const { id, value } = denomination
  const t = useT()
  const [isTypingAmount, setTypingAmount] = useState(false)
  const { denominations } = form.draft
  const index = denominations.findIndex((line) => line.denomination.id === id)
  const line = denominations[index]
  const entry = line && pieceEntryOf(line)
  const read = entry && readPieces(entry, denomination)
  const pieces = read?.ok ? read.value : nothing
  const isUnreadable = read !== undefined && !read.ok
  const name = formatMoney(value, symbol)
  const placeOf = (mode: 'quantity' | 'amount') => ({
    path: entry?.mode === mode ? `denominations.${index}.${mode}` : undefined,
    label: name,
  })
  const quantityField = useField(form, { ...placeOf('quantity'), control: `pieces.${id}` })
  const amountField = useField(form, { ...placeOf('amount'), control: `amounts.${id}` })
  // When the focus leaves the field, a typed amount is replaced by the total of its pieces.
  const isAmountAsTyped = entry?.mode === 'amount' && (isTypingAmount || isUnreadable)
  const type = (typed: { readonly quantity: string } | { readonly amount: string }) =>
    form.change('denominations', typePieces(denominations, { denomination, ...typed }), 'composition')
  return (
    <div className="r-line" {...(pieces.quantity > 0 || isUnreadable ? { 'data-filled': '' } : {})}>
      <div className="r-piece">{name}</div>
      <TextInput
        {...quantityField}
        isLabelHidden
        label={t('orders.composition.piecesOf', { piece: name })}
        inputMode="numeric"
        placeholder="0"
        value={entry?.mode === 'quantity' ? entry.typed : read?.ok ? String(pieces.quantity) : ''}
        onChange={(detail) => type({ quantity: detail.value })}
      />
      <AmountInput
        {...amountField}
        isLabelHidden
        label={t('orders.composition.amountOf', { piece: name })}
        value={isAmountAsTyped ? entry.typed : pieces.amount > 0 ? formatAmount(pieces.amount) : ''}
        hint={
          pieces.remainder > 0
            ? t('orders.composition.remainder', {
                amount: unbroken(formatMoney(pieces.remainder, symbol)),
                piece: unbroken(name),
              })
            : undefined
        }
        onChange={(detail) => {
          setTypingAmount(true)
          type({ amount: detail.value })
        }}
        onBlur={() => {
          setTypingAmount(false)
          amountField.onBlur()
        }}
      />
      <div className="r-clear">
        {line !== undefined && (
          <IconButton
            label={t('entries.remove', { name })}
            icon={<Icon of={X} size={16} />}
            onClick={() => {
              form.focus(`pieces.${id}`)
              type({ quantity: '' })
            }}
          />
        )}
      </div>
    </div>
  )
}
