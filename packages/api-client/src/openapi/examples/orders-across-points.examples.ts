import { amountsOfOrder10001 } from './amounts'
import type { FeatureExamples } from './endpoint-example'

/** A pickup that is planned for the day. */
const plannedPickup = {
  serviceId: '1',
  serviceCode: '10001',
  serviceType: '0',
  isChange: false,
  serviceStatusCode: 'PLANNED',
  serviceStatusDescription: 'Planificado',
  origin: 'REMESA_PORTAL',
  requestedTime: '2026-11-21T17:20:00+01:00',
  requestInitialTime: '2026-11-23T10:00:00+01:00',
  requestFinalTime: '2026-11-23T12:00:00+01:00',
  plannedInitialTime: '2026-11-23T10:30:00+01:00',
  plannedFinalTime: '2026-11-23T11:00:00+01:00',
  realInitialTime: null,
  realFinalTime: null,
  serviceRateId: null,
  serviceRate: null,
  consignmentStatusCode: '2',
  requestedAmounts: amountsOfOrder10001,
  servicePoint: {
    id: 1,
    oidSol: 'PS-0001',
    description: 'Gran Vía 12',
    subclient: { id: 1, description: 'Bazar Norte Bilbao', client: { id: 1, description: 'Bazar Norte' } },
  },
}

export const ordersAcrossPointsExamples: Pick<FeatureExamples<'orders'>, 'find' | 'upcoming' | 'past'> = {
  find: { params: { countryCode: 'ES' }, query: { number: '10001' }, answer: plannedPickup },
  upcoming: {
    params: { countryCode: 'ES' },
    query: { page: 0, size: 10 },
    answer: { content: [plannedPickup], totalElements: 1 },
  },
  past: {
    params: { countryCode: 'ES' },
    query: {
      list: 'cancelled',
      lowerLimitSearch: '2026-11-16T00:00:00+01:00',
      upperLimitSearch: '2026-11-30T23:59:59+01:00',
      page: 0,
      size: 10,
    },
    answer: {
      content: [{ ...plannedPickup, serviceStatusCode: 'CANCELLED', serviceStatusDescription: 'Cancelado' }],
      totalElements: 1,
    },
  },
}
