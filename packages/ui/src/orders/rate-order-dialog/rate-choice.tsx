import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { MAX_RATE, MIN_RATE, rates } from '@remesa/domain/orders'
import { CircleAlert, Star } from 'lucide'
import { useId, useState } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { rateLabel, rateText } from '../order-words'

export interface RateChoiceProps {
  /** Id of the first star, to which the error summary links. */
  readonly id: string
  readonly label: string
  /** Number of stars; `undefined` as long as no star is chosen. */
  readonly value: number | undefined
  readonly onChange: (detail: { readonly value: number }) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

const starsStyle: SystemStyleObject = {
  display: 'flex',
  marginInlineStart: '-1.5',
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    position: 'relative',
    cursor: 'pointer',
    borderRadius: 'md',
    color: 'fg.muted',
  },
  '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  '& label:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '-2px',
  },
  // The border of a chosen star provides the contrast that yellow does not have on white.
  '& label[data-filled]': { color: 'fg', '& svg': { fill: 'brand.solid' } },
  '@media (forced-colors: active)': { '& label[data-filled] svg': { fill: 'Highlight' } },
}

/** One to five stars as a group of radio buttons. Arrow keys and digits choose a number of stars. */
export function RateChoice({ id, label, value, onChange, onBlur, error }: RateChoiceProps) {
  const t = useT()
  const groupId = useId()
  const [pointed, setPointed] = useState<number>()
  const shown = pointed ?? value
  const scale = t('orders.rating.scale', {
    worst: rateLabel(t, MIN_RATE),
    best: rateLabel(t, MAX_RATE),
  })
  return (
    <chakra.div display="grid" gap="1">
      <chakra.div id={`${groupId}-label`} fontWeight="medium" textStyle="sm">
        {label}
        <chakra.span color="danger.fg" aria-hidden="true">
          {' *'}
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.div
          role="radiogroup"
          aria-labelledby={`${groupId}-label`}
          aria-describedby={`${groupId}-scale${error === undefined ? '' : ` ${groupId}-error`}`}
          aria-required="true"
          {...(error === undefined ? {} : { 'aria-invalid': true })}
          css={starsStyle}
          onPointerLeave={() => setPointed(undefined)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
          }}
          onKeyDown={({ key, currentTarget }) => {
            const typed = rates.findIndex(({ rate }) => String(rate) === key)
            const star = currentTarget.querySelectorAll('input')[typed]
            star?.focus()
            star?.click()
          }}
        >
          {rates.map(({ rate }, index) => (
            <label
              key={rate}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(rate)}
              {...(shown !== undefined && rate <= shown ? { 'data-filled': '' } : {})}
            >
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${rate}`}
                name={`${groupId}-rate`}
                value={rate}
                checked={value === rate}
                aria-label={rateText(t, rate)}
                onChange={() => onChange({ value: rate })}
              />
              <Icon of={Star} size={28} strokeWidth={1.5} />
            </label>
          ))}
        </chakra.div>
        <chakra.span aria-hidden="true" textStyle="md" fontWeight="semibold">
          {shown === undefined ? '' : rateLabel(t, shown)}
        </chakra.span>
      </chakra.div>
      <chakra.div id={`${groupId}-scale`} textStyle="xs" color="fg.muted">
        {scale}
      </chakra.div>
      {error !== undefined && (
        <chakra.div
          id={`${groupId}-error`}
          display="flex"
          gap="1.5"
          textStyle="xs"
          fontWeight="medium"
          color="danger.fg"
        >
          <Icon of={CircleAlert} size={14} />
          {error}
        </chakra.div>
      )}
    </chakra.div>
  )
}
