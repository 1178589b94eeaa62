import { chakra } from '@chakra-ui/react'
import { type CalendarDay, formatDay, isValidDay, readTypedDay } from '@remesa/domain/kernel'
import { CalendarDays } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { Spinner } from '../button/spinner'
import { floatingPanel } from '../floating/floating.recipe'
import { useDismiss } from '../floating/use-dismiss'
import { useFloating } from '../floating/use-floating'
import { Icon } from '../icon/icon'
import { lazyComponent } from '../lazy/lazy-component'
import { controlStyle } from './control.recipe'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { ValueProps } from './text-input'
import { useToday } from './today'

/**
 * Props of a field for a day. The value is the day as `yyyy-MM-dd`, `''` for no day, or the typed text if it is not
 * a date. The domain refuses such a text.
 */
export interface DateInputProps extends FieldFrameProps, ValueProps<string> {
  /** First day that the calendar offers, included. The domain refuses typed days outside the range. */
  readonly min?: CalendarDay | undefined
  readonly max?: CalendarDay | undefined
  /** Whether the day is today or later. `24/11`, `5` and `+1` then mean the next such day. */
  readonly isAhead?: boolean | undefined
  /** Mark and text for a day in the calendar, such as its number of orders; `undefined` for a day without a mark. */
  readonly markOf?: ((day: CalendarDay) => string | undefined) | undefined
}

// The calendar has more code than any other control, so it is loaded when it is opened.
const Calendar = lazyComponent(async () => (await import('./calendar')).Calendar, {
  fallback: <Spinner size="1.5rem" />,
})

const Input = chakra('input', {
  base: { ...controlStyle, paddingInlineEnd: '11', fontVariantNumeric: 'tabular-nums' },
})

const Opener = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '1px',
    insetInlineEnd: '1px',
    width: '10',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

/**
 * A field for a day. A day that is typed as `dd/MM/yyyy` or shorter is formatted when the focus leaves the field. The
 * day can also be chosen in a calendar.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onBlur, id, name, inputRef, min, max, isAhead, markOf, ...frame } = props
  const t = useT()
  const today = useToday()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const dayOrText = (text: string): string => {
    const read = readTypedDay(text, isAhead ? today() : undefined)
    return read.ok ? read.value : text.trim()
  }
  const day = isValidDay(value) ? value : ''
  const isStillTyped = typed !== undefined && dayOrText(typed) === value
  const text = isStillTyped ? typed : day === '' ? value : formatDay(day)
  const close = (detail: { readonly returnFocus: boolean }) => {
    setOpen(false)
    if (detail.returnFocus) opener.current?.focus()
  }
  return (
    <FieldFrame {...frame} id={id}>
      {(attributes) => (
        <chakra.div position="relative" ref={box}>
          <Input
            {...attributes}
            ref={inputRef}
            name={name}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('field.date.placeholder')}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              onChange({ value: dayOrText(event.currentTarget.value) })
            }}
            onBlur={() => {
              if (day !== '') setTyped(undefined)
              onBlur?.()
            }}
          />
          <Opener
            ref={opener}
            type="button"
            aria-label={t('field.date.open', { label: frame.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={CalendarDays} size={18} />
          </Opener>
          {isOpen && (
            <CalendarPanel
              anchor={box}
              label={frame.label}
              value={day}
              min={min}
              max={max}
              markOf={markOf}
              onClose={close}
              onChoose={(chosen) => {
                setTyped(undefined)
                onChange({ value: chosen.day })
                close({ returnFocus: true })
              }}
            />
          )}
        </chakra.div>
      )}
    </FieldFrame>
  )
}

interface CalendarPanelProps {
  readonly anchor: RefObject<HTMLDivElement | null>
  readonly label: string
  readonly value: CalendarDay | ''
  readonly min: CalendarDay | undefined
  readonly max: CalendarDay | undefined
  readonly markOf: DateInputProps['markOf']
  readonly onChoose: (detail: { readonly day: CalendarDay }) => void
  readonly onClose: (detail: { readonly returnFocus: boolean }) => void
}

function CalendarPanel({ anchor, label, onClose, ...calendar }: CalendarPanelProps) {
  const t = useT()
  const floating = useRef<HTMLDivElement>(null)
  useFloating({ anchor, floating, isOpen: true, side: 'bottom' })
  useDismiss({ owner: anchor, onDismiss: onClose })
  return (
    <chakra.div
      ref={floating}
      popover="manual"
      data-floating=""
      role="dialog"
      aria-label={t('field.date.calendar', { label })}
      css={{ ...floatingPanel, padding: '3' }}
    >
      <Calendar {...calendar} />
    </chakra.div>
  )
}
