import { chakra } from '@chakra-ui/react'
import { formatAmount, parseAmount } from '@remesa/domain/kernel'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { ValueProps } from './text-input'

export interface AmountInputProps extends FieldFrameProps, ValueProps<string> {
  /** Symbol or code of the currency, to the right of the number as everywhere in the product. */
  readonly currency?: string | undefined
  readonly placeholder?: string | undefined
}

const Input = chakra('input', {
  base: { ...controlStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

/**
 * An amount. What is typed stays until the field is left; then an amount is written out, `1.234,50`, so that its meaning
 * shows, and any other text stays as typed.
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
  return (
    <FieldFrame {...frame} id={id}>
      {(attributes) => (
        <chakra.div position="relative">
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
