import type { OrderRefusal } from '@remesa/domain/orders'
import type { WriteFailure } from '../kernel'
import { row } from './orders.sample'

/** A failure in which the server refuses a call because of the given rules. */
export const refusedBecause = (...rules: readonly OrderRefusal['rule'][]): WriteFailure => ({
  kind: 'refused',
  issues: rules.map((rule) => ({ rule, path: '', key: `orders.refused.${rule}`, params: { code: '9' } })),
  message: null,
})

/** The orders that stories cancel, rate or open. */
export const openOrder = row({
  serviceId: '48244',
  requestInitialTime: '2026-11-24T09:00:00+01:00',
  requestFinalTime: '2026-11-24T11:00:00+01:00',
})
export const openOrderWithoutDay = row({
  serviceId: '48260',
  serviceType: '4',
  requestedTime: null,
  requestedAmounts: [],
})
export const completedOrder = row({
  serviceId: '48102',
  serviceStatusCode: 'DONE',
  requestedTime: '2026-11-17T16:12:00+01:00',
  requestInitialTime: '2026-11-19T09:00:00+01:00',
  realFinalTime: '2026-11-19T10:03:00+01:00',
})
