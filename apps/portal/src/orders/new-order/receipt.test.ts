import { CountryConfig } from '@remesa/domain/country'
import { defaultBrand, LOCALES } from '@remesa/domain/kernel'
import { emptyDrafts } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { createIntl } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { receiptOf } from './receipt'

const now = new Date('2026-11-22T08:47:05Z')
const timeZone = 'Europe/Madrid'
const servicePoint = ServicePoint.parse({
  id: 1,
  type: 'SOL',
  description: 'Gran Vía 12',
  active: true,
  subclient: {
    id: 1,
    description: 'Bilbao',
    active: true,
    client: {
      id: 1,
      description: 'Bazar Norte',
      active: true,
      country: { id: 1, code: 'ES', name: 'España' },
    },
  },
})

afterEach(() => vi.unstubAllGlobals())

it.each(LOCALES)(
  'the calendar file of an order has the name of the order in the language of the reader (%s)',
  async (locale) => {
    vi.stubGlobal('window', { location: { hostname: 'portal.example' } })
    const t = translator(createIntl({ locale, messages: await loadMessages(locale) }))
    const facts = {
      config: CountryConfig.parse({ id: 1, code: 'ES', name: 'Spain' }),
      user: { username: 'op', email: null, name: 'Olga', lastName: 'Prieto', country: { code: 'ES' } },
      brand: defaultBrand,
      timeZone,
      currencies: [],
      servicePoint,
    }
    const receipt = receiptOf({ serviceId: '17', serviceCode: '10193' }, t, {
      type: 'pickup',
      drafts: emptyDrafts(facts, now),
      servicePoint,
      withHours: false,
      timeZone,
      now,
    })
    expect(receipt.calendar?.name).toBe(`${t('orders.type.pickup')} 10193.ics`)
  },
)
