import type { PickupRequest } from '@remesa/domain/orders'
import { orderPointId } from './places'

/** A pickup at Gran Vía 12 in Spain that every rule accepts on the day of `worldStart`. */
export const pickupBody = (changes: Partial<Record<keyof PickupRequest, unknown>> = {}) => ({
  countryCode: 'ES',
  comments: '',
  servicePointId: orderPointId('Gran Vía 12'),
  serviceDate: '2026-11-25T00:00:00+01:00',
  requestInitialTime: '2026-11-25T10:00:00+01:00',
  requestFinalTime: '2026-11-25T12:00:00+01:00',
  hasDate: true,
  hasLimitDate: false,
  isChange: false,
  origin: 'REMESA_PORTAL',
  userName: 'Olga Prieto Vera',
  requestedAmounts: [{ currencyId: '1', totalAmount: 1250.5 }],
  ...changes,
})
