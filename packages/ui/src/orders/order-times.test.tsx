import { describe, expect, it } from 'vitest'
import {
  completedText,
  formatSpan,
  hoursAndMinutes,
  hoursText,
  isWholeDay,
  momentText,
  requestedText,
} from './order-times'

const timeZone = 'Europe/Madrid'
const times = {
  requestedTime: '2026-11-20T16:12:00+01:00',
  requestInitialTime: '2026-11-23T09:00:00+01:00',
  requestFinalTime: '2026-11-23T11:00:00+01:00',
  plannedInitialTime: null,
  plannedFinalTime: null,
  realInitialTime: null,
  realFinalTime: null,
}

describe('times of an order', () => {
  it('the text of an order’s times shows the requested range with its day once', () => {
    expect(requestedText(times, timeZone)).toBe('23/11/2026 09:00–11:00')
  })

  it('the text of an order’s times shows the time of the request if no start was requested', () => {
    expect(requestedText({ ...times, requestInitialTime: null }, timeZone)).toBe('20/11/2026 16:12')
  })

  it('the text of an order’s times shows only the day if no hours were requested', () => {
    const day = { ...times, requestInitialTime: '2026-11-23T00:00:00+01:00', requestFinalTime: null }
    expect(requestedText(day, timeZone)).toBe('23/11/2026')
    expect(requestedText({ ...day, requestFinalTime: '2026-11-23T02:00:00+01:00' }, timeZone)).toBe(
      '23/11/2026 00:00–02:00',
    )
  })

  it('the text of an order’s times shows both days of a range over midnight', () => {
    expect(formatSpan('2026-11-23T22:00:00+01:00', '2026-11-24T06:00:00+01:00', timeZone)).toBe(
      '23/11/2026 22:00 – 24/11/2026 06:00',
    )
  })

  it('the text of an order’s times shows the time in the given time zone, whatever the UTC offset of the timestamp is', () => {
    expect(formatSpan('2026-11-23T23:30:00Z', null, timeZone)).toBe('24/11/2026 00:30')
  })

  it('the text of an order’s times shows one time for a range that ends before it starts', () => {
    expect(formatSpan('2026-11-23T11:00:00+01:00', '2026-11-23T09:00:00+01:00', timeZone)).toBe(
      '23/11/2026 11:00',
    )
  })

  it('the text of an order’s times shows nothing for a missing or invalid instant', () => {
    expect(hoursText({ from: null, until: 'yesterday' }, '2026-11-23', timeZone)).toBeUndefined()
    expect(formatSpan('yesterday', null, timeZone)).toBeUndefined()
  })

  it.each([
    ['2026-11-23T09:00:00+01:00', '2026-11-23T11:00:00+01:00', '09:00–11:00'],
    ['2026-11-23T09:00:00+01:00', null, '09:00'],
    [null, '2026-11-23T11:00:00+01:00', '11:00'],
    ['2026-11-23T23:00:00+01:00', '2026-11-24T01:00:00+01:00', '23:00 – 24/11 01:00'],
    ['2026-11-24T09:00:00+01:00', '2026-11-24T11:00:00+01:00', '24/11 09:00–11:00'],
    ['2026-11-23T00:00:00+01:00', null, '00:00'],
  ])(
    'the hours of an order from %s until %s are shown as “%s” in a row for 23 November 2026',
    (from, until, text) => {
      expect(hoursText({ from, until }, '2026-11-23', timeZone)).toBe(text)
    },
  )

  it('the text of an order’s times shows a whole day only if the start is midnight and there is no end', () => {
    const midnight = '2026-11-23T00:00:00+01:00'
    expect(isWholeDay({ from: midnight, until: null }, timeZone)).toBe(true)
    expect(isWholeDay({ from: midnight, until: '2026-11-23T02:00:00+01:00' }, timeZone)).toBe(false)
    expect(isWholeDay({ from: null, until: null }, timeZone)).toBe(false)
  })

  it('the text of an order’s times shows the end of an order as its completion, or the start if the end is missing', () => {
    const started = { ...times, realInitialTime: '2026-11-23T09:52:00+01:00' }
    expect(completedText(started, timeZone)).toBe('23/11/2026 09:52')
    expect(completedText({ ...started, realFinalTime: '2026-11-23T10:03:00+01:00' }, timeZone)).toBe(
      '23/11/2026 10:03',
    )
  })

  it('the text of an order’s times shows only the day in a country whose orders have no hours', () => {
    const t = Object.assign((key: string) => key, { knows: (_: string): _ is never => false })
    const moment = { t, timeZone, withHours: false }
    expect(momentText(times.requestInitialTime, times.requestFinalTime, moment)).toBe('23/11/2026')
    expect(momentText(times.requestInitialTime, times.requestFinalTime, { ...moment, withHours: true })).toBe(
      'orders.detail.between',
    )
  })

  it('a number of minutes is split into hours and minutes for a message', () => {
    expect([43, 60, 117, 120].map(hoursAndMinutes)).toEqual([
      { hours: 0, minutes: 43 },
      { hours: 1, minutes: 0 },
      { hours: 1, minutes: 57 },
      { hours: 2, minutes: 0 },
    ])
  })
})
