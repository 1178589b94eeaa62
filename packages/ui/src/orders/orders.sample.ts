import { CustomerCurrency, OrderRow } from '@remesa/domain/orders'

/** The current time of the samples: a Monday, 10:30 in Madrid. */
export const now = new Date('2026-11-23T09:30:00Z')
export const timeZone = 'Europe/Madrid'

export const euro = {
  currencyId: '1',
  currencyIsoCode: 'EUR',
  currencySymbol: '€',
  currencyDescription: 'Euro',
}
export const pound = {
  currencyId: '2',
  currencyIsoCode: 'GBP',
  currencySymbol: '£',
  currencyDescription: 'Pound sterling',
}

type WireRow = Parameters<(typeof OrderRow)['parse']>[0] & Record<string, unknown>

/** A row of the history as the back end sends it. A story passes only the facts that it shows. */
export const row = (facts: Partial<Record<string, unknown>> & { readonly serviceId: string }): OrderRow =>
  OrderRow.parse({
    serviceCode: facts.serviceId,
    serviceType: '0',
    serviceStatusCode: 'PENDING',
    origin: 'REMESA_PORTAL',
    requestedTime: '2026-11-20T16:12:00+01:00',
    requestedAmounts: [{ ...euro, totalAmount: 1234.5 }],
    ...facts,
  } satisfies WireRow)

export const today: readonly OrderRow[] = [
  row({
    serviceId: '48211',
    serviceStatusCode: 'ONWAY',
    requestInitialTime: '2026-11-23T09:00:00+01:00',
    requestFinalTime: '2026-11-23T11:00:00+01:00',
    plannedInitialTime: '2026-11-23T10:30:00+01:00',
    requestedAmounts: [
      { ...euro, totalAmount: 18450 },
      { ...pound, totalAmount: 920.4 },
    ],
  }),
  row({
    serviceId: '48230',
    serviceType: '1',
    serviceStatusCode: 'PREPARED',
    requestInitialTime: '2026-11-23T16:00:00+01:00',
    requestFinalTime: '2026-11-23T18:00:00+01:00',
    requestedAmounts: [{ ...euro, totalAmount: 3000 }],
  }),
]

export const next: readonly OrderRow[] = [
  row({
    serviceId: '48244',
    requestInitialTime: '2026-11-24T09:00:00+01:00',
    requestFinalTime: '2026-11-24T11:00:00+01:00',
  }),
  row({
    serviceId: '48251',
    serviceType: '3',
    serviceStatusCode: 'PLANNED',
    requestInitialTime: '2026-11-25T12:00:00+01:00',
    plannedInitialTime: '2026-11-25T13:20:00+01:00',
    plannedFinalTime: '2026-11-25T14:20:00+01:00',
    requestedAmounts: [],
  }),
  row({ serviceId: '48260', serviceType: '4', serviceStatusCode: 'RECEIVED', requestedAmounts: [] }),
]

export const previous: readonly OrderRow[] = [
  row({
    serviceId: '48102',
    serviceStatusCode: 'DONE',
    requestedTime: '2026-11-17T16:12:00+01:00',
    requestInitialTime: '2026-11-19T09:00:00+01:00',
    requestFinalTime: '2026-11-19T11:00:00+01:00',
    plannedInitialTime: '2026-11-19T09:40:00+01:00',
    realInitialTime: '2026-11-19T09:52:00+01:00',
    realFinalTime: '2026-11-19T10:03:00+01:00',
    requestedAmounts: [{ ...euro, totalAmount: 7310.25 }],
  }),
  row({
    serviceId: '48077',
    serviceType: '1',
    isChange: true,
    serviceStatusCode: 'DONE',
    requestedTime: '2026-11-16T10:05:00+01:00',
    requestInitialTime: '2026-11-18T09:00:00+01:00',
    realFinalTime: '2026-11-18T09:31:00+01:00',
    requestedAmounts: [{ ...euro, totalAmount: 600 }],
  }),
]

export const cancelled: readonly OrderRow[] = [
  row({
    serviceId: '48150',
    serviceStatusCode: 'CANCELLED',
    requestInitialTime: '2026-11-21T09:00:00+01:00',
  }),
]

export const noOrders = { today: [], next: [], previous: [], cancelled: [] }
export const someOrders = { today, next, previous, cancelled }

/** The description that the back end sends for a status that the portal does not know, by language. */
const onHold: Readonly<Record<string, string>> = {
  de: 'Vom Zoll bis auf Weiteres angehalten, Rückfrage bei der Niederlassung läuft',
  en: 'Held by customs until further notice, the branch has been asked about it',
  es: 'Retenido por la aduana hasta nuevo aviso, pendiente de consulta con la delegación',
  pt: 'Retido pela alfândega até novo aviso, à espera de resposta da delegação',
}

/** Unusual orders: with unknown type and status, without an id, or with long words. */
const strangeOrders = {
  ...noOrders,
  today: [
    row({
      serviceId: 'SERVICE-00048211',
      serviceType: '9',
      serviceStatusCode: 'ON_HOLD_BY_CUSTOMS',
      requestInitialTime: '2026-11-23T22:00:00+01:00',
      requestFinalTime: '2026-11-24T06:00:00+01:00',
    }),
  ],
}

/** The unusual orders as the back end sends them for a language, such as `de` or `de-DE`. */
export const strangeOrdersIn = (language: string) => {
  const serviceStatusDescription = onHold[language.slice(0, 2)] ?? null
  return {
    ...strangeOrders,
    today: strangeOrders.today.map((each) => ({ ...each, serviceStatusDescription })),
  }
}

export const currencies: readonly CustomerCurrency[] = [
  { currencyId: '1', isoCode: 'EUR', symbol: '€', description: 'Euro', mainCurrency: true },
  { currencyId: '2', isoCode: 'GBP', symbol: '£', description: 'Pound sterling', mainCurrency: false },
].map((currency) => CustomerCurrency.parse(currency))

export const target = {
  client: 'Bazar Norte, S.A.',
  center: 'Centro Bilbao',
  servicePoint: 'Gran Vía 12, planta baja',
}
