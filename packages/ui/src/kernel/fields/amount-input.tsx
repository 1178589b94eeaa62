import { chakra } from '@chakra-ui/react'
import { amountReadings, formatAmount, formatMoney, parseAmount } from '@remesa/domain/kernel'
import { useId, useRef } from 'react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { ValueProps } from './text-input'

export interface AmountInputProps extends FieldFrameProps, ValueProps<string> {
  /** Symbol or code of the currency, shown to the right of the number. */
  readonly currency?: string | undefined
  readonly placeholder?: string | undefined
}

const Input = chakra('input', {
  base: { ...controlStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

/**
 * A field for an amount. When the focus leaves the field, an amount is formatted, such as `1.234,50`; a text that is
 * not an amount stays as typed. If a text can be read as two amounts, a button for each amount follows the field in
 * the tab order. (KRN-71)
 */
export function AmountInput({
  value,
  onChange,
  onBlur,
  id,
  name,
  inputRef,
  currency,
  placeholder = '0,00',
  ...frame
}: AmountInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const choose = (amount: number) => {
    onChange({ value: formatAmount(amount) })
    box.current?.querySelector('input')?.focus()
  }
  return (
    <FieldFrame {...frame} id={id} after={<Readings text={value} currency={currency} onChoose={choose} />}>
      {(attributes) => (
        <chakra.div ref={box} position="relative">
          <Input
            {...attributes}
            ref={inputRef}
            name={name}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            paddingInlineEnd={currency === undefined ? '3' : '12'}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
            onBlur={() => {
              const read = parseAmount(value)
              const written = read.ok ? formatAmount(read.value) : value
              if (written !== value) onChange({ value: written })
              onBlur?.()
            }}
          />
          {currency !== undefined && (
            <chakra.span
              aria-hidden="true"
              position="absolute"
              insetBlock="0"
              insetInlineEnd="3"
              display="flex"
              alignItems="center"
              color="fg.muted"
              textStyle="sm"
              pointerEvents="none"
            >
              {currency}
            </chakra.span>
          )}
        </chakra.div>
      )}
    </FieldFrame>
  )
}

interface ReadingsProps {
  readonly text: string
  readonly currency: string | undefined
  readonly onChoose: (amount: number) => void
}

/** Buttons for the two amounts that an ambiguous text may mean. A screen reader announces the buttons when they appear. */
function Readings({ text, currency = '', onChoose }: ReadingsProps) {
  const t = useT()
  const id = useId()
  const readings = amountReadings(text)
  return (
    <chakra.div aria-live="polite" css={{ '&:empty': { position: 'absolute' } }}>
      {readings && (
        <chakra.div
          role="group"
          aria-labelledby={id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
        >
          <chakra.span id={id} textStyle="sm" color="fg.muted">
            {t('amount.which')}
          </chakra.span>
          {[readings.less, readings.more].map((amount) => (
            <Button key={amount} variant="secondary" size="sm" onClick={() => onChoose(amount)}>
              {formatMoney(amount, currency)}
            </Button>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  )
}
