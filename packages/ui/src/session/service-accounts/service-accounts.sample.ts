import type { ServiceAccount } from '@remesa/domain/users'

/** A service account as the back end lists it. */
export const sampleAccount = (facts: Partial<ServiceAccount> = {}): ServiceAccount => ({
  clientId: 'service-5f0c2a7e9b1d4c3680a1e2d3f4b5c6d7',
  name: 'Nightly orders',
  user: { id: 1, username: 'customer-operator', name: 'Olga', lastName: 'Prieto Vera', active: true },
  createdAt: '2026-11-20T10:00:00Z',
  usedAt: '2026-11-23T01:00:03Z',
  ...facts,
})

export const unusedAccount = sampleAccount({
  clientId: 'service-0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  name: 'Stock export',
  user: { id: 2, username: 'customer-viewer', name: 'Bruno', lastName: 'Sáez', active: false },
  usedAt: null,
})
