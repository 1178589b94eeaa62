import { chakra } from '@chakra-ui/react'
import {
  type CalendarDay,
  formatDateTime,
  formatDay,
  formatMoney,
  formatTime,
  parseInstant,
} from '@remesa/domain/kernel'
import { cachedStyle } from '../styles/cached-style'

/**
 * An amount with two decimals, a dot for thousands, a comma for decimals, and the symbol at the right, in every
 * language. It never wraps.
 */
export function MoneyText({ amount, symbol }: { readonly amount: number; readonly symbol: string }) {
  return <Digits>{formatMoney(amount, symbol)}</Digits>
}

const Digits = cachedStyle('span', (system) =>
  system.css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
)

/** A calendar day in the format `dd/MM/yyyy`. */
export function DateText({ day }: { readonly day: CalendarDay }) {
  return <Time machine={day}>{formatDay(day)}</Time>
}

/** An instant and the time zone in which it is shown. */
export interface InstantTextProps {
  /** The instant, as an ISO 8601 text with offset or as a `Date`. */
  readonly instant: string | Date
  /** IANA time zone in which the instant is shown. */
  readonly timeZone: string
}

/**
 * Day and time of an instant in a time zone, `dd/MM/yyyy HH:mm`. If they do not fit on one line, they are on two
 * lines. Renders nothing for an invalid instant.
 */
export function DateTimeText({ instant, timeZone }: InstantTextProps) {
  const date = dateOf(instant)
  return (
    date && (
      <Time machine={date.toISOString()} whiteSpace="normal">
        {formatDateTime(date, timeZone)}
      </Time>
    )
  )
}

/** Time of day of an instant in a time zone, `HH:mm`. Renders nothing for an invalid instant. */
export function TimeText({ instant, timeZone }: InstantTextProps) {
  const date = dateOf(instant)
  return date && <Time machine={date.toISOString()}>{formatTime(date, timeZone)}</Time>
}

const dateOf = (instant: string | Date): Date | undefined => {
  if (instant instanceof Date) return instant
  const parsed = parseInstant(instant)
  return parsed.ok ? parsed.value : undefined
}

interface TimeProps {
  readonly machine: string
  readonly whiteSpace?: 'normal'
  readonly children: string
}

function Time({ machine, whiteSpace, children }: TimeProps) {
  return (
    <chakra.time dateTime={machine} whiteSpace={whiteSpace ?? 'nowrap'} fontVariantNumeric="tabular-nums">
      {children}
    </chakra.time>
  )
}
