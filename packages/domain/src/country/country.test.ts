import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidTime, isValidZone } from '../kernel'
import { zonedCountryCodes } from './country-time-zone'
import {
  type CountryConfig,
  countryMessageKeys,
  countryTimeZone,
  countryTimeZones,
  disabledCountryConfig,
  parseCountryConfig,
  placeTimeZone,
} from './index'

const least = { id: 1, code: 'ES', name: 'España' }

const parse = (extra: object): CountryConfig => {
  const parsed = parseCountryConfig({ ...least, ...extra })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}
const refusedPaths = (extra: object): readonly string[] => {
  const parsed = parseCountryConfig({ ...least, ...extra })
  return parsed.ok ? [] : parsed.error.map(({ path }) => path)
}

const orderDefaults = {
  EconoCash: { Enabled: false, DefaultStartTime: null, DefaultFinalTime: null },
  ForbiddenNextDay: { Enabled: false, StartTime: null, EndTime: null },
  AllowIntervalTime: false,
  DefaultStartTime: null,
  DefaultFinalTime: null,
  MinimumRangeInHours: 2,
  MinimumStartingIntervalInHours: 1,
  SuggestedFinishingIntervalInHours: null,
  MinimumHour: 8,
  MaximumHour: 18,
}
const off = { Enabled: false }

describe('settings of a country', () => {
  it('[CTY-1] [CTY-2] [CTY-3] [CTY-4] if country settings contain only the country, all settings have their default values', () => {
    expect(parse({})).toEqual({
      ...least,
      mainCurrency: null,
      maxCodeSeal: null,
      showUsersGuide: false,
      maxServicesPoint: 0,
      documentTypes: [],
      CashToday: { Enabled: false, ShowWarning: false, BagCodeFormats: [] },
      Orders: {
        Enabled: false,
        EnabledCancelOrders: false,
        ShowWarning: false,
        Delivery: orderDefaults,
        Pickup: { ...orderDefaults, AgilePickup: { Mode: '0', ShowPacks: false } },
        TechnicalAssistance: orderDefaults,
        Filter: { NextDays: 7, PreviousDays: 7 },
        Supply: { MaximumQuantity: null },
      },
      SearchEmployee: {
        Enabled: false,
        ShowWarning: false,
        SearchWithBarcode: false,
        BarcodeFormats: [],
        BarcodePostProcessorRegexPattern: null,
        Type: null,
        DataProtectionLawConfig: false,
        ShowDataDocument: false,
        ApplyValidationDocument: false,
        ContactPhone: null,
      },
      Reports: {
        Enabled: false,
        ShowWarning: false,
        ReportType: {
          Client: off,
          Orders: off,
          SearchEmployee: off,
          Servicepoint: off,
          Subclient: off,
          Users: off,
        },
      },
      Administration: { Enabled: false, ShowWarning: false },
    })
  })

  it('[CTY-1] null in country settings counts as an absent value, at every level', () => {
    const nulls = {
      Orders: { Pickup: null, Enabled: null, Filter: { NextDays: null } },
      Reports: null,
      documentTypes: null,
    }
    expect(parse(nulls)).toEqual(parse({}))
  })

  it('[CTY-1] country settings do not change if they are read a second time', () => {
    const config = parse({
      Orders: { Enabled: true, Pickup: { DefaultStartTime: '9', ForbiddenNextDay: { EndTime: '24' } } },
    })
    expect(parseCountryConfig(config)).toEqual({ ok: true, value: config })
  })

  it('[CTY-5] unknown keys of country settings are ignored', () => {
    expect(parse({ Weather: { Enabled: true }, Orders: { Enabled: true, Colour: 'red' } })).toEqual(
      parse({ Orders: { Enabled: true } }),
    )
  })

  it('[CTY-6] the validation issues of country settings contain the paths of the values that have a wrong type', () => {
    expect(refusedPaths({ Orders: { Enabled: 'yes' } })).toEqual(['Orders.Enabled'])
    expect(refusedPaths({ Orders: { Pickup: { DefaultStartTime: '25' } } })).toEqual([
      'Orders.Pickup.DefaultStartTime',
    ])
    expect(refusedPaths({ maxServicesPoint: -1, Orders: [] })).toEqual(['maxServicesPoint', 'Orders'])
    expect(refusedPaths({ Orders: { Filter: { NextDays: 1.5 } } })).toEqual(['Orders.Filter.NextDays'])
    expect(parseCountryConfig(null).ok).toBe(false)
    expect(parseCountryConfig({ code: 'ES' }).ok).toBe(false)
  })

  it('[CTY-6] any value is either read as country settings or refused with issues, and reading never throws an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (raw, block) => {
        expect(typeof parseCountryConfig(raw).ok).toBe('boolean')
        expect(typeof parseCountryConfig({ ...least, Orders: block, Reports: raw }).ok).toBe('boolean')
      }),
    )
  })

  it.each([
    [9, '09:00'],
    ['9', '09:00'],
    ['09', '09:00'],
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['0', '00:00'],
    [23, '23:00'],
    ['', null],
    [null, null],
  ])('[CTY-7] the time %j in country settings is parsed as %j', (sent, time) => {
    expect(parse({ Orders: { Pickup: { DefaultStartTime: sent } } }).Orders.Pickup.DefaultStartTime).toBe(
      time,
    )
    expect(
      parse({ Orders: { Pickup: { EconoCash: { DefaultFinalTime: sent } } } }).Orders.Pickup.EconoCash,
    ).toMatchObject({
      DefaultFinalTime: time,
    })
  })

  it.each(['24', '9:5', '12:60', 'noon', '-1', 9.5, '24:00'])(
    '[CTY-7] the time %j in country settings is refused',
    (sent) => {
      expect(refusedPaths({ Orders: { Delivery: { DefaultFinalTime: sent } } })).toEqual([
        'Orders.Delivery.DefaultFinalTime',
      ])
    },
  )

  it('[CTY-7] a time in parsed country settings is either valid or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: -5, max: 30 })), (sent) => {
        const parsed = parseCountryConfig({ ...least, Orders: { Pickup: { DefaultStartTime: sent } } })
        const time = parsed.ok ? parsed.value.Orders.Pickup.DefaultStartTime : null
        expect(time === null || isValidTime(time)).toBe(true)
      }),
    )
  })

  it('[CTY-9] counts, hours and the pickup mode in country settings may be numbers or texts of digits', () => {
    const { Orders, maxServicesPoint } = parse({
      maxServicesPoint: '25',
      Orders: {
        Supply: { MaximumQuantity: '40' },
        Pickup: { MinimumRangeInHours: '1.5', AgilePickup: { Mode: 1 } },
      },
    })
    expect(maxServicesPoint).toBe(25)
    expect(Orders.Supply.MaximumQuantity).toBe(40)
    expect(Orders.Pickup.MinimumRangeInHours).toBe(1.5)
    expect(Orders.Pickup.AgilePickup.Mode).toBe('1')
  })
})

describe('a country whose settings can’t be loaded', () => {
  it('[CTY-10] if the settings of a country can’t be loaded, every area is switched off and all other settings have their defaults', () => {
    expect(disabledCountryConfig(least)).toEqual(parse({}))
    expect(disabledCountryConfig({ id: 0, code: '' })).toMatchObject({ id: 0, Orders: { Enabled: false } })
  })
})

describe('zones', () => {
  it('[CTY-14] a service point without a valid time zone has the time zone of its country, or UTC if the country is unknown', () => {
    expect(placeTimeZone('ES', 'Atlantic/Canary')).toBe('Atlantic/Canary')
    expect(placeTimeZone('es')).toBe('Europe/Madrid')
    expect(placeTimeZone('BR', 'Brazil/Nowhere')).toBe('America/Sao_Paulo')
    expect(placeTimeZone('XX', null)).toBe('UTC')
    expect(zonedCountryCodes.flatMap(countryTimeZones).filter((zone) => !isValidZone(zone))).toEqual([])
    expect(countryTimeZones('XX')).toEqual([])
  })

  it('[CTY-11] each known country has a time zone that exists', () => {
    const zoneOf = (code: string) => {
      const zone = countryTimeZone(code)
      return zone.ok ? zone.value : undefined
    }
    expect(zonedCountryCodes.filter((code) => !isValidZone(zoneOf(code) ?? ''))).toEqual([])
    expect(['ES', 'pt', 'DE', 'PE', 'BR'].map(zoneOf)).toEqual([
      'Europe/Madrid',
      'Europe/Lisbon',
      'Europe/Berlin',
      'America/Lima',
      'America/Sao_Paulo',
    ])
  })

  it.each(['XX', '', 'constructor', '__proto__'])(
    '[CTY-11] the time zone of the country %j is refused, because the country is not in the table of time zones',
    (code) => {
      expect(countryTimeZone(code)).toEqual({
        ok: false,
        error: { rule: 'no-time-zone', key: 'country.refused.no-time-zone', params: { country: code } },
      })
      expect(countryMessageKeys).toEqual(['country.refused.no-time-zone'])
    },
  )
})
