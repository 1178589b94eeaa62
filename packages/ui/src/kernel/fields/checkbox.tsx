import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { visuallyHidden } from '../texts/visually-hidden'
import type { ValueProps } from './text-input'

export interface CheckboxProps extends Pick<ValueProps<boolean>, 'value' | 'onChange'> {
  readonly label: string
  /** Whether only screen readers read the label, for a checkbox in a row that already shows the name of the row. */
  readonly isLabelHidden?: boolean | undefined
  /** Whether the checkbox represents several checkboxes of which some are ticked and some are not. */
  readonly isMixed?: boolean | undefined
}

const TICK = 'polygon(14% 44%, 0 60%, 41% 94%, 100% 20%, 84% 8%, 39% 66%)'

const Box = chakra('input', {
  base: {
    width: '18px',
    height: '18px',
    flexShrink: 0,
    m: '0',
    // On dark surfaces the browser's own checkbox would be brown-grey, so a checkbox of the product is rendered,
    // except in forced colours mode.
    appearance: { base: 'none', _highContrast: 'auto' },
    display: 'grid',
    placeItems: 'center',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },
    '&:is(:checked, :indeterminate)': {
      bg: 'surface.inverted',
      borderColor: 'surface.inverted',
      _before: { content: '""', width: '10px', height: '10px', bg: 'fg.inverted', clipPath: TICK },
    },
    '&:indeterminate': { _before: { clipPath: 'inset(40% 0)' } },
    _highContrast: { _before: { display: 'none' } },
  },
})

/** A checkbox that selects a row, or an option that takes effect when its form is sent. */
export function Checkbox({ value, onChange, label, isLabelHidden = false, isMixed = false }: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // The mixed state is set in an effect, because it has no HTML attribute, only a DOM property.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <chakra.label
      htmlFor={id}
      display="inline-flex"
      alignItems="center"
      justifyContent={isLabelHidden ? 'center' : 'flex-start'}
      gap="2.5"
      minH={{ base: '11', lg: '8' }}
      minW={isLabelHidden ? { base: '11', lg: '8' } : '0'}
      textStyle="sm"
      cursor="pointer"
    >
      <Box
        ref={box}
        id={id}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange({ value: event.currentTarget.checked })}
      />
      <chakra.span css={isLabelHidden ? visuallyHidden : {}}>{label}</chakra.span>
    </chakra.label>
  )
}
