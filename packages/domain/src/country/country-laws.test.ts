import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinDailyWindow } from '../kernel'
import { anyTime } from '../kernel/testing'
import { countryAreas } from './area-warning'
import { zonedCountryCodes } from './country-time-zone'
import { countryName, countryNameKey, countryTimeZone, parseCountryConfig, warnsOnEntry } from './index'
import { anyCountryConfig, anyWireCountryConfig } from './testing'

const least = { id: 1, code: 'ES', name: 'España' }

describe('settings of any country', () => {
  it('[CTY-1] [CTY-9] country settings from any back end can be read, and reading the result again does not change it', () => {
    fc.assert(
      fc.property(anyWireCountryConfig, (raw) => {
        const parsed = parseCountryConfig(raw)
        expect(parsed.ok).toBe(true)
        if (parsed.ok) expect(parseCountryConfig(parsed.value)).toEqual(parsed)
      }),
    )
  })

  it('[CTY-2] [CTY-3] [CTY-4] country settings without a block have the default values of that block', () => {
    const defaults = parseCountryConfig(least)
    fc.assert(
      fc.property(anyWireCountryConfig, (raw) => {
        const without = parseCountryConfig({ ...raw, Orders: undefined })
        expect(without.ok && without.value.Orders).toEqual(defaults.ok && defaults.value.Orders)
      }),
    )
  })

  it('[CTY-5] unknown keys do not change country settings', () => {
    fc.assert(
      fc.property(anyWireCountryConfig, fc.anything(), (raw, value) => {
        expect(parseCountryConfig({ ...raw, weather: value })).toEqual(parseCountryConfig(raw))
      }),
    )
  })

  it('[CTY-11] the time zone of a country is found for the country code in upper or lower case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zonedCountryCodes), fc.string(), (code, other) => {
        expect(countryTimeZone(code.toLowerCase())).toEqual(countryTimeZone(code))
        const isKnown = zonedCountryCodes.includes(other.toUpperCase())
        expect(countryTimeZone(other).ok).toBe(isKnown)
      }),
    )
  })
})

describe('the hours in which pickups for tomorrow are refused', () => {
  const windowOf = (StartTime: string, EndTime: string | number) => {
    const parsed = parseCountryConfig({
      ...least,
      Orders: { Pickup: { ForbiddenNextDay: { Enabled: true, StartTime, EndTime } } },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    return parsed.value.Orders.Pickup.ForbiddenNextDay
  }

  it.each(['24', 24, '24:00', '24:00:00'])(
    '[CTY-8] if the end in the setting ForbiddenNextDay is %j, next-day pickups are refused until the end of the day',
    (end) => {
      expect(windowOf('15', end)).toEqual({ Enabled: true, StartTime: '15:00', EndTime: '24:00' })
    },
  )

  it.each(['124', '24:00x', '240', '24:01', '24:00:00:00'])(
    '[CTY-8] the end %j in the setting ForbiddenNextDay is refused as malformed',
    (end) => {
      const parsed = parseCountryConfig({
        ...least,
        Orders: { Pickup: { ForbiddenNextDay: { EndTime: end } } },
      })
      expect(parsed.ok ? [] : parsed.error).toEqual([
        {
          rule: 'malformed',
          key: 'validation.messages.malformed',
          path: 'Orders.Pickup.ForbiddenNextDay.EndTime',
          params: { expected: 'custom' },
        },
      ])
    },
  )

  it('[CTY-7] spaces around the times in the setting ForbiddenNextDay are ignored', () => {
    expect(windowOf(' 9 ', ' 18:30 ')).toMatchObject({ StartTime: '09:00', EndTime: '18:30' })
  })

  it('[CTY-8] in the setting ForbiddenNextDay, 00:00 to 24:00 means the whole day, and 00:00 to 00:00 means no time', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const isInside = (end: string) => {
          const { StartTime, EndTime } = windowOf('00:00', end)
          return StartTime !== null && EndTime !== null && isWithinDailyWindow(time, StartTime, EndTime)
        }
        expect([isInside('24:00'), isInside('00:00')]).toEqual([true, false])
      }),
    )
  })
})

describe('names of countries', () => {
  const texts: Readonly<Record<string, string>> = { 'country.ES': 'Spanien', 'country.FR': '' }
  const textOf = (key: string) => texts[key]

  it('[CTY-12] the message key of a country’s name contains the country code', () => {
    expect([countryNameKey('ES'), countryNameKey('pt')]).toEqual(['country.ES', 'country.PT'])
  })

  it.each([
    [{ code: 'ES', name: 'España' }, 'Spanien'],
    [{ code: 'es', name: 'España' }, 'Spanien'],
    [{ code: 'XK', name: 'Kosovo' }, 'Kosovo'],
    [{ code: 'FR', name: 'France' }, 'France'],
    [{ code: 'XK', name: '' }, 'XK'],
    [{ code: 'XK' }, 'XK'],
  ])('[CTY-12] the country %j has the name %s', (country, name) => {
    expect(countryName(country, textOf)).toBe(name)
  })

  it('[CTY-12] a country with a code always has a name that is not empty', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.option(fc.string()), (code, name, text) => {
        expect(countryName({ code, name }, () => text ?? undefined)).toBe(text || name || code)
      }),
    )
  })
})

describe('warnings of areas', () => {
  it('[CTY-13] the warning of an area is shown exactly if the country setting of this area is on', () => {
    fc.assert(
      fc.property(anyCountryConfig, fc.constantFrom(...countryAreas), fc.boolean(), (config, area, warns) => {
        const changed = { ...config, [area]: { ...config[area], ShowWarning: warns } }
        expect(warnsOnEntry(changed, area)).toBe(warns)
        for (const other of countryAreas.filter((name) => name !== area)) {
          expect(warnsOnEntry(changed, other)).toBe(config[other].ShowWarning)
        }
      }),
    )
  })

  it('[CTY-13] five areas can have a warning, including deposits and reports', () => {
    expect(countryAreas).toEqual(['CashToday', 'Orders', 'SearchEmployee', 'Reports', 'Administration'])
  })
})
