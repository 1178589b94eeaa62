import { chakra } from '@chakra-ui/react'
import { Delete } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { outdoorKey } from '../outdoor-styles'

export interface DigitPadProps {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
}

const key = {
  ...outdoorKey,
  textStyle: '3xl',
  bg: 'surface',
  color: 'fg',
  borderStyle: 'solid',
  borderColor: 'border.control',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  _active: { bg: 'bg.subtle' },
} as const

/**
 * A pad of large digit keys that can be used with gloves. It is hidden on devices with a precise pointer, because
 * such devices have a keyboard.
 */
export function DigitPad({ onDigit, onErase }: DigitPadProps) {
  const t = useT()
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      gap="2"
      css={{ '@media (min-width: 48rem) and (hover: hover) and (pointer: fine)': { display: 'none' } }}
    >
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
        <chakra.button key={digit} type="button" css={key} onClick={() => onDigit(digit)}>
          {digit}
        </chakra.button>
      ))}
      <span />
      <chakra.button type="button" css={key} onClick={() => onDigit('0')}>
        0
      </chakra.button>
      <chakra.button type="button" css={key} aria-label={t('firms.challenge.erase')} onClick={onErase}>
        <Icon of={Delete} size={28} />
      </chakra.button>
    </chakra.div>
  )
}
