import { chakra } from '@chakra-ui/react'
import type { CalendarDay } from '@remesa/domain/kernel'
import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { addMonths, calendarWords, isDayWithin, monthGrid, movedDay, nearestWithin } from './month-grid'
import { useToday } from './today'

interface CalendarProps {
  readonly value: CalendarDay | ''
  readonly min: CalendarDay | undefined
  readonly max: CalendarDay | undefined
  readonly markOf: ((day: CalendarDay) => string | undefined) | undefined
  readonly onChoose: (detail: { readonly day: CalendarDay }) => void
}

const grid = {
  borderCollapse: 'collapse',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th': { width: '9', height: '8', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  '& td': { padding: 0 },
  '& td button': { width: '9', height: '9', borderRadius: 'md', cursor: 'pointer' },
  '& td button:hover': { bg: 'bg.subtle' },
  // A dot below the number marks a day that has entries.
  '& td button[data-marked]': { position: 'relative' },
  '& td button[data-marked]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '3px',
    marginInline: 'auto',
    width: '5px',
    height: '5px',
    borderRadius: 'full',
    bg: 'link',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
  '& td button[data-outside]': { color: 'fg.subtle' },
  '& td button[data-today]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& td button[aria-disabled=true]': {
    color: 'fg.subtle',
    textDecoration: 'line-through',
    cursor: 'not-allowed',
    bg: 'transparent',
  },
  '& td button[aria-pressed=true]': { bg: 'brand.active', color: 'brand.contrast', fontWeight: 'semibold' },
} as const

/**
 * A calendar of one month. At first it shows the month of the value or, without a value, of the current day. If the
 * bounds exclude this day, it shows the month of the nearest allowed day. Arrows, Home, End, Page Up and Page Down move
 * the focus. Enter and Space choose a day.
 */
export function Calendar({ value, min, max, markOf, onChoose }: CalendarProps) {
  const t = useT()
  const { locale } = useIntl()
  const words = useMemo(() => calendarWords(locale), [locale])
  const today = useToday()()
  const titleId = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState<CalendarDay>(() =>
    nearestWithin(value === '' ? today : value, min, max),
  )
  const [byKeys, setByKeys] = useState(true)
  useEffect(() => {
    if (byKeys) body.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, byKeys])
  const turn = (count: number) => {
    setByKeys(false)
    setFocused(addMonths(focused, count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDay(focused, event.key)
    if (next === undefined) return
    event.preventDefault()
    setByKeys(true)
    setFocused(next)
  }
  const choose = (day: CalendarDay) => {
    if (isDayWithin(day, min, max)) onChoose({ day })
  }
  return (
    <div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="1">
        <IconButton
          label={t('field.date.previousMonth')}
          icon={<Icon of={ChevronLeft} size={18} />}
          onClick={() => turn(-1)}
        />
        <chakra.span id={titleId} aria-live="polite" textStyle="sm" fontWeight="semibold">
          {words.month(focused)}
        </chakra.span>
        <IconButton
          label={t('field.date.nextMonth')}
          icon={<Icon of={ChevronRight} size={18} />}
          onClick={() => turn(1)}
        />
      </chakra.div>
      <chakra.table role="grid" aria-labelledby={titleId} css={grid}>
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday.long} scope="col" abbr={weekday.long}>
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {monthGrid(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    aria-pressed={day === value}
                    data-day={day}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={[words.inFull(day), markOf?.(day) ?? []].flat().join(', ')}
                    {...(markOf?.(day) === undefined ? {} : { 'data-marked': '' })}
                    {...(isDayWithin(day, min, max) ? {} : { 'aria-disabled': true })}
                    {...(day.slice(0, 7) === focused.slice(0, 7) ? {} : { 'data-outside': '' })}
                    {...(day === today ? { 'data-today': '', 'aria-current': 'date' as const } : {})}
                    onClick={() => choose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </div>
  )
}
