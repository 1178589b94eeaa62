import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { visuallyHidden } from '../texts/visually-hidden'
import type { ValueProps } from './text-input'

export interface SwitchProps extends ValueProps<boolean> {
  readonly label: string
  /**
   * The record that the switch changes, for a label that does not name the record. In the accessible name, the record
   * comes after the label.
   */
  readonly labelContext?: string | undefined
  /** Whether only screen readers read the label, because a heading already shows it. */
  readonly isLabelHidden?: boolean | undefined
  /** Size of the switch: `sm` beside the label of another field. */
  readonly size?: 'sm' | 'md' | undefined
  /** Whether the switch is less conspicuous: for a table with a switch in each row. */
  readonly isQuiet?: boolean | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Whether the effect of the switch is in progress. The switch then keeps its new position and ignores clicks. */
  readonly isBusy?: boolean | undefined
  /** The reason why the switch can't be changed now, shown below the switch. */
  readonly disabledReason?: string | undefined
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '10',
    height: '6',
    margin: 0,
    borderRadius: 'full',
    bg: 'surface',
    borderWidth: '2px',
    borderColor: 'border.control',
    cursor: 'pointer',
    transition: 'background-color 140ms, border-color 140ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '50%',
      insetInlineStart: '3px',
      width: '3.5',
      height: '3.5',
      borderRadius: 'full',
      bg: 'border.control',
      transform: 'translateY(-50%)',
      transition: 'transform 140ms, background-color 140ms',
    },
    _checked: {
      bg: 'brand.active',
      borderColor: 'border.strong',
      _before: { bg: 'brand.contrast', transform: 'translate(16px, -50%)' },
    },
    '&[data-quiet]': { _checked: { bg: 'bg.subtle', borderColor: 'border.control', _before: { bg: 'fg' } } },
    '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.6 },
    // Forced colours mode shows only system colours, in which the knob of the switch would be invisible.
    _highContrast: {
      _before: { bg: 'ButtonText' },
      _checked: { bg: 'Highlight', borderColor: 'Highlight', _before: { bg: 'HighlightText' } },
    },
    '&[data-size=sm]': {
      width: '7',
      height: '4',
      borderWidth: '1px',
      _before: { insetInlineStart: '2px', width: '2.5', height: '2.5' },
      _checked: { _before: { transform: 'translate(12px, -50%)' } },
    },
  },
})

/** A setting that is on or off and takes effect at once. */
export function Switch(props: SwitchProps) {
  const { value, onChange, onBlur, id, name, inputRef, label, error, isBusy = false, disabledReason } = props
  const { labelContext, size = 'md', isLabelHidden = false, isQuiet = false } = props
  const hint = disabledReason ?? props.hint
  const isStill = isBusy || disabledReason !== undefined
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [
    ...(hint === undefined ? [] : [`${controlId}-hint`]),
    ...(error === undefined ? [] : [`${controlId}-error`]),
  ].join(' ')
  return (
    <div>
      <chakra.label
        htmlFor={controlId}
        display="inline-flex"
        alignItems="center"
        gap={size === 'sm' ? '1.5' : '2.5'}
        minH={size === 'sm' ? '5' : '8'}
        textStyle={size === 'sm' ? 'xs' : 'sm'}
        color={size === 'sm' ? 'fg.muted' : undefined}
        cursor="pointer"
      >
        <Track
          ref={inputRef}
          id={controlId}
          type="checkbox"
          role="switch"
          name={name}
          data-size={size}
          {...(isQuiet ? { 'data-quiet': true } : {})}
          {...(labelContext === undefined ? {} : { 'aria-label': `${label}: ${labelContext}` })}
          checked={value}
          {...(described === '' ? {} : { 'aria-describedby': described })}
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          {...(isStill ? { 'aria-disabled': true } : {})}
          onChange={(event) => {
            if (!isStill) onChange({ value: event.currentTarget.checked })
          }}
          onBlur={onBlur}
        />
        <chakra.span css={isLabelHidden ? visuallyHidden : {}}>{label}</chakra.span>
      </chakra.label>
      {hint !== undefined && (
        <chakra.div id={`${controlId}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </chakra.div>
      )}
      {error !== undefined && (
        <chakra.div id={`${controlId}-error`} textStyle="xs" fontWeight="medium" color="danger.fg">
          {error}
        </chakra.div>
      )}
    </div>
  )
}
