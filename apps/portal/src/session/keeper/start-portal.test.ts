import { err, ok } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { startPortal } from './start-portal'

it('[FRA-30] the portal says what it can’t start without', async () => {
  const start = (change: Partial<Parameters<typeof startPortal<string, string>>[0]>) =>
    startPortal({
      tab: storageWith(),
      loadConfig: async () => ok('settings'),
      create: (config) => `services with ${config}`,
      ...change,
    })
  expect(await start({})).toBe('services with settings')
  expect(await start({ tab: forbidden })).toBe('storage')
  expect(await start({ loadConfig: async () => err('unreachable') })).toBe('start')
})
