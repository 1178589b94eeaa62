import type {
  DepositBag,
  DepositBagState,
  DepositFacts,
  DepositRecord,
  RegisteredDeposit,
} from '@remesa/domain/deposits'
import { emptyDepositDraft, REVERSAL_REQUESTED } from '@remesa/domain/deposits'
import {
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith,
} from '@remesa/domain/deposits/testing'
import type { ServicePoint } from '@remesa/domain/service-points'

const [euro, dollar] = depositCurrencyCatalogue
const client = { clientId: 100, clientName: 'Ferretería Ebro' }

const pointWith = (facts: Parameters<typeof depositPointWith>[0]): ServicePoint => {
  const point = depositPointWith(facts)
  return { ...point, subclient: { ...point.subclient, description: 'Ebro Zaragoza' } }
}

/**
 * Two service points of one center. One has deposit channels, a choice of the day, and two currencies. The other has
 * no channels, and its deposits have a comment instead.
 */
export const samplePoints = [
  pointWith({
    ...client,
    id: 1,
    description: 'Delicias, caja inteligente',
    channels: ['Mostrador', 'Almacén'],
    accountDate: true,
    currencies: [euro, dollar],
  }),
  pointWith({ ...client, id: 2, description: 'Actur, caja inteligente', openChannel: true }),
]

export const sampleFacts: DepositFacts = {
  points: samplePoints,
  config: depositConfigWith(),
  now: new Date('2026-11-22T09:30:05+01:00'),
}

/** Facts of a user with a single point. */
export const onePointFacts: DepositFacts = { ...sampleFacts, points: samplePoints.slice(0, 1) }

export const sampleCommodities = [
  { code: '1', description: 'Billetes', commodityTypeCode: '1' },
  { code: '2', description: 'Monedas', commodityTypeCode: '2' },
]

/** A draft at the first sample point. The fields of the bag are empty, and all other fields are filled in. */
export const sampleDraft = {
  ...emptyDepositDraft(onePointFacts),
  channelId: 10,
  commodity: sampleCommodities[0],
}

const bag = (id: string, barcode: string, totalAmount: string, state: DepositBagState): DepositBag => ({
  id,
  state,
  isUncertain: state === 'unknown',
  draft: { ...sampleDraft, barcode, totalAmount, firstSentAt: `2026-11-22T08:30:0${id}.000Z` },
})

/** Three sample bags, each with one of the given states. */
export const sampleBags = (...states: readonly DepositBagState[]): readonly DepositBag[] => [
  bag('5', 'B-77120', '2.450,00', states[0] ?? 'waiting'),
  bag('6', 'B-77121', '1.380,00', states[1] ?? 'waiting'),
  bag('7', 'B-77122', '480,50', states[2] ?? 'waiting'),
]

/**
 * Two deposits that were made earlier on the same day, for the list of the latest deposits; the reversal of the second
 * was requested.
 */
export const sampleLatest: readonly RegisteredDeposit[] = [
  {
    sessionId: '20261122081205DEV-1CASHIN',
    state: 'REGISTERED',
    registeredAt: '2026-11-22T07:12:05.000Z',
    accountDate: '2026-11-22',
    total: 190_000,
    currency: { code: 'EUR', symbol: '€' },
    barcode: 'B-77119',
    channel: 'Mostrador',
    userName: 'Darío Ebrat',
  },
  {
    sessionId: '20261122074005DEV-1CASHIN',
    state: REVERSAL_REQUESTED,
    registeredAt: '2026-11-22T06:40:05.000Z',
    accountDate: '2026-11-22',
    total: 31_000,
    currency: { code: 'EUR', symbol: '€' },
    barcode: 'B-77118',
    channel: 'Almacén',
    userName: 'Ana Ruiz',
  },
]

const place = {
  servicePointId: 1,
  servicePoint: 'Delicias, caja inteligente',
  client: 'Ferretería Ebro',
  timeZone: 'Europe/Madrid',
  commodityTypeCode: '1',
}

/** The deposits of `sampleLatest` as records of the history. */
export const sampleRecords: readonly DepositRecord[] = sampleLatest.map((deposit) => ({
  ...place,
  ...deposit,
  reversal:
    deposit.state === REVERSAL_REQUESTED
      ? {
          reason: 'La bolsa se contó dos veces.',
          requestedAt: '2026-11-22T07:30:00.000Z',
          userName: 'Ana Ruiz',
        }
      : null,
}))
