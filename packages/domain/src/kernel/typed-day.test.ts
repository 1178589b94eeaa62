import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { err, formatDay, ok, readDayAs, readTypedDay } from './index'
import { anyDay } from './zoned-time.arbitraries'

const today = '2026-11-21'
const plain = (day: string) => Temporal.PlainDate.from(day)

describe('a typed day', () => {
  it.each([
    '21/11/2026',
    '21.11.2026',
    '21-11-2026',
    '21 11 2026',
    '21112026',
    ' 21/11/2026 ',
    '21/11/26',
    '21.11.26',
    '21-11-26',
    '2026-11-21',
  ])('[KRN-22] the typed text %j means 21 November 2026', (text) => {
    expect(readTypedDay(text)).toEqual(ok('2026-11-21'))
    expect(readTypedDay(text, '2030-01-01')).toEqual(ok('2026-11-21'))
  })

  it('[KRN-22] the day and the month in a typed day may have a single digit each', () => {
    expect(readTypedDay('1/3/2026')).toEqual(ok('2026-03-01'))
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['next week', 'format'],
    ['21/11/226', 'format'],
    ['+', 'format'],
    ['-1', 'format'],
    ['+12345', 'format'],
    ['211126', 'format'],
    ['31/02/2026', 'date'],
    ['11/21/2026', 'date'],
    ['29/02/2026', 'date'],
    ['00/01/2026', 'date'],
    ['2026-02-30', 'date'],
    ['31/02', 'date'],
    ['0/5', 'date'],
    ['5/13', 'date'],
    ['32', 'date'],
    ['0', 'date'],
  ] as const)('[KRN-22] the typed day %j is refused: %s', (text, reason) => {
    expect(readTypedDay(text, today)).toEqual(err(reason))
  })

  it.each(['21/11', '21', '+1', '24.11.'])(
    '[KRN-23] if the date of today is unknown, the text %j is refused as a day',
    (text) => {
      expect(readTypedDay(text)).toEqual(err('format'))
    },
  )

  it.each([
    ['24/11', '2026-11-24'],
    ['24.11.', '2026-11-24'],
    ['24-11', '2026-11-24'],
    ['21/11', '2026-11-21'],
    ['20/11', '2027-11-20'],
    ['5/12', '2026-12-05'],
    ['1/1', '2027-01-01'],
    ['29/2', '2028-02-29'],
    ['21', '2026-11-21'],
    ['30', '2026-11-30'],
    ['5', '2026-12-05'],
    ['5.', '2026-12-05'],
    ['31', '2026-12-31'],
    ['+0', '2026-11-21'],
    ['+1', '2026-11-22'],
    ['+41', '2027-01-01'],
  ])('[KRN-23] if today is 21/11/2026, the typed day %j means %s', (text, day) => {
    expect(readTypedDay(text, today)).toEqual(ok(day))
  })

  it.each([
    ['30', '2026-01-31', '2026-03-30'],
    ['29', '2027-12-31', '2028-01-29'],
    ['29', '2028-02-01', '2028-02-29'],
    ['29', '2026-01-30', '2026-03-29'],
    ['31/12', '2026-12-31', '2026-12-31'],
    ['1/1', '2026-12-31', '2027-01-01'],
    ['29/2', '2096-03-01', '2104-02-29'],
    ['1/1', '0031-05-05', '0032-01-01'],
  ])('[KRN-23] the typed day %j, typed on %s, means %s', (text, day, expected) => {
    expect(readTypedDay(text, day)).toEqual(ok(expected))
  })

  it.each(['1/1', '30', '+1', '+9999'])(
    '[KRN-23] the typed day %j is refused if it is after the last day of the calendar',
    (text) => {
      expect(readTypedDay(text, '9999-12-31')).toEqual(err('date'))
    },
  )

  it('[KRN-22] a day is read back unchanged from the text in which it is shown', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, reference) => {
        expect(readTypedDay(formatDay(day), reference)).toEqual(ok(day))
        expect(readTypedDay(day)).toEqual(ok(day))
      }),
    )
  })

  it('[KRN-23] a typed day without a year means the next day with this date, which may be today', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (day, reference) => {
        const [, month, date] = day.split('-')
        const read = readTypedDay(`${date}/${month}`, reference)
        const ahead = read.ok ? read.value : ''
        expect(ahead.slice(4)).toBe(day.slice(4))
        expect(ahead >= reference).toBe(true)
        // `ahead` is the next such date: one year earlier, the date is before the reference day or does not exist.
        const before = plain(ahead).subtract({ years: 1 }).toString()
        expect(before.slice(4) === day.slice(4) && before >= reference).toBe(false)
      }),
    )
  })

  // 21/11/2026 is a Saturday.
  it.each([
    ['hoy', '2026-11-21'],
    ['HEUTE ', '2026-11-21'],
    ['mañana', '2026-11-22'],
    ['man\u0303ana', '2026-11-22'],
    ['amanhã', '2026-11-22'],
    ['Morgen', '2026-11-22'],
    ['tomorrow', '2026-11-22'],
    ['übermorgen', '2026-11-23'],
    ['pasado  mañana', '2026-11-23'],
    ['depois de amanhã', '2026-11-23'],
    ['sábado', '2026-11-21'],
    ['Sonntag', '2026-11-22'],
    ['segunda-feira', '2026-11-23'],
    ['segunda', '2026-11-23'],
    ['Freitag', '2026-11-27'],
    ['miércoles', '2026-11-25'],
  ])('[KRN-23] the typed word %j means the nearest day with this name from today on', (text, day) => {
    expect(readTypedDay(text, today)).toEqual(ok(day))
    expect(readTypedDay(text)).toEqual(err('format'))
  })

  it('[KRN-23] a typed day of the week means the first day with this name from today on', () => {
    const weekdays = ['domingo', 'monday', 'Dienstag', 'quarta', 'jueves', 'friday', 'Sonnabend']
    fc.assert(
      fc.property(anyDay, fc.nat(6), (from, at) => {
        fc.pre(from <= '9999-12-24')
        const read = readTypedDay(weekdays[at] ?? '', from)
        if (!read.ok) throw new Error(read.error)
        expect(plain(read.value).dayOfWeek % 7).toBe(at)
        expect(plain(from).until(plain(read.value)).days).toBeOneOf([0, 1, 2, 3, 4, 5, 6])
      }),
    )
  })

  it('[KRN-23] a typed number of days such as +3 means the day that many calendar days after today', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 9_999 }), (reference, days) => {
        expect(readTypedDay(`+${days}`, reference)).toEqual(ok(plain(reference).add({ days }).toString()))
      }),
    )
  })

  it('[KRN-22] any typed text is either read as a day, or refused with a reason', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[+]?[\d/. -]{0,12}$/))
    fc.assert(
      fc.property(
        anyText,
        fc.option(fc.constantFrom('0001-01-01', today, '9999-12-31')),
        (text, reference) => {
          const read = readTypedDay(text, reference ?? undefined)
          expect(read.ok ? plain(read.value).toString() : read.error).toMatch(
            read.ok ? /^\d{4}-\d{2}-\d{2}$/ : /^(?:empty|format|date)$/,
          )
        },
      ),
    )
  })
})

describe('a day that a program wrote', () => {
  it('[KRN-24] a day in a file is read in the format that the file declares', () => {
    const forms = ['dd/mm/yyyy', 'mm/dd/yyyy'] as const
    expect(forms.map((form) => readDayAs(' 03/04/2026 ', form))).toEqual([ok('2026-04-03'), ok('2026-03-04')])
    expect(readDayAs('03.04.2026', 'dd.mm.yyyy')).toEqual(ok('2026-04-03'))
    expect(readDayAs('03-04-2026', 'dd-mm-yyyy')).toEqual(ok('2026-04-03'))
    expect(readDayAs('2026-04-03', 'yyyy-mm-dd')).toEqual(ok('2026-04-03'))
  })

  it.each([
    ['3/4/2026', 'format'],
    ['03/04/26', 'format'],
    ['03.04.2026', 'format'],
    ['2026-04-03', 'format'],
    ['dd/mm/yyyy', 'format'],
    ['31/02/2026', 'date'],
    ['04/13/2026', 'date'],
    [' ', 'empty'],
  ])(
    '[KRN-24] in the format dd/mm/yyyy, the text "%s" is refused as a day with the reason "%s"',
    (text, refusal) => {
      expect(readDayAs(text, 'dd/mm/yyyy')).toEqual(err(refusal))
    },
  )
})
