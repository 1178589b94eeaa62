import { isValidDay, minutesOfTime } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options'
import { addMonths, isDayWithin, monthGrid, movedDay } from './month-grid'
import { timesBetween } from './time-select'
import { WHOLE_LIST_LIMIT, windowAt } from './use-window'

const anyDay = fc
  .date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9900-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the calendar', () => {
  it('in the calendar, the user can choose the days between its bounds, and the bounds themselves', () => {
    expect(isDayWithin('2026-11-20', '2026-11-20', '2026-11-21')).toBe(true)
    expect(isDayWithin('2026-11-21', '2026-11-20', '2026-11-21')).toBe(true)
    expect(isDayWithin('2026-11-22', '2026-11-20', '2026-11-21')).toBe(false)
    expect(isDayWithin('2026-11-19', '2026-11-20', undefined)).toBe(false)
  })

  it('the calendar shows six weeks that begin on a Monday and contain the whole month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = monthGrid(day).flat()
        expect(days).toHaveLength(42)
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1)
        const month = days.filter((shown) => shown.startsWith(day.slice(0, 7)))
        expect(month).toContain(day)
        expect(month).toHaveLength(daysInMonth(day))
      }),
    )
  })

  it('if the user moves some months forward and the same number back, the calendar shows the same month again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -24, max: 24 }), (day, count) => {
        const moved = addMonths(day, count)
        expect(isValidDay(moved)).toBe(true)
        expect(addMonths(moved, -count).slice(0, 7)).toBe(day.slice(0, 7))
      }),
    )
  })

  it('from the 31st of a month, the calendar moves to the last day of the next month if the next month is shorter', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  })

  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    ['a', undefined],
  ])('in the calendar, the key %s moves from Saturday 21 November 2026 to %s', (key, day) => {
    expect(movedDay('2026-11-21', key)).toBe(day)
  })
})

const daysInMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

describe('the times that can be chosen', () => {
  it('the times that can be chosen include the minimum and the maximum if both are multiples of the step', () => {
    expect(timesBetween('08:00', '08:30', 10)).toEqual(['08:00', '08:10', '08:20', '08:30'])
  })

  it('the times that can be chosen start at the next multiple of the step if the minimum is not a multiple of it', () => {
    expect(timesBetween('08:05', '08:25', 10)).toEqual(['08:10', '08:20'])
  })

  it('no time can be chosen if the maximum is before the minimum', () => {
    expect(timesBetween('18:00', '08:00', 10)).toEqual([])
  })

  it('for a whole day with steps of ten minutes, 144 times can be chosen', () => {
    const minutes = timesBetween('00:00', '23:50', 10).map(minutesOfTime)
    expect(minutes).toHaveLength(144)
    expect(minutes.every((minute, index) => minute === index * 10)).toBe(true)
  })
})

describe('searching options', () => {
  const options = ['Bazar Norte', 'Málaga Centro', 'Straße 7'].map((label, index) => ({
    value: String(index),
    label,
  }))
  const found = (search: string) => filterOptions(options, search).map(({ label }) => label)

  it('a search in a list of options ignores accents and case', () => {
    expect(found('MALAGA')).toEqual(['Málaga Centro'])
    expect(found('málaga')).toEqual(['Málaga Centro'])
  })

  it('a search in a list of options requires every word, in any order', () => {
    expect(found('norte bazar')).toEqual(['Bazar Norte'])
    expect(found('norte centro')).toEqual([])
  })

  it('a blank search in a list of options returns everything', () => {
    expect(found('  ')).toHaveLength(3)
  })
})

describe('the rendered part of a long list', () => {
  it('a short list of options is rendered completely', () => {
    expect(windowAt(0, WHOLE_LIST_LIMIT, 36)).toEqual({
      start: 0,
      end: WHOLE_LIST_LIMIT,
      before: 0,
      after: 0,
    })
  })

  it('of a long list of options, only the visible part is rendered, with empty space in place of the other options', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 201, max: 20_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, at) => {
          const size = 36
          const scrollTop = Math.round(at * (count * size - 288))
          const { start, end, before, after } = windowAt(scrollTop, count, size)
          expect(before + (end - start) * size + after).toBe(count * size)
          expect(start * size).toBeLessThanOrEqual(scrollTop)
          expect(end * size).toBeGreaterThanOrEqual(Math.min(scrollTop + 288, count * size))
          expect(end - start).toBeLessThan(60)
        },
      ),
    )
  })
})
