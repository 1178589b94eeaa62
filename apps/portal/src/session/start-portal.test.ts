import { err, ok } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { forbidden, storageWith } from '../testing/storage'
import { missingParts, type PageScope, startPortal } from './start-portal'

const page: PageScope = {
  isSecureContext: true,
  crypto: { randomUUID: () => '', subtle: {} },
  navigator: { locks: {} },
  BroadcastChannel: {},
}

it('[FRA-30] a portal that can’t start names the requirement that is missing', async () => {
  const start = (change: Partial<Parameters<typeof startPortal<string, string>>[0]>) =>
    startPortal({
      scope: page,
      tab: storageWith(),
      loadConfig: async () => ok('settings'),
      create: (config) => `services with ${config}`,
      ...change,
    })
  expect(await start({})).toBe('services with settings')
  expect(await start({ tab: forbidden })).toBe('storage')
  expect(await start({ loadConfig: async () => err('unreachable') })).toBe('start')
  expect(await start({ scope: { ...page, isSecureContext: false, crypto: {} } })).toBe('insecure')
  expect(await start({ scope: { ...page, navigator: {} } })).toBe('outdated')
})

it.each<[PageScope, readonly string[]]>([
  [page, []],
  [{ ...page, crypto: {} }, ['crypto.randomUUID', 'crypto.subtle']],
  [{ ...page, navigator: {} }, ['navigator.locks']],
  [{ isSecureContext: false }, ['crypto.randomUUID', 'crypto.subtle', 'navigator.locks', 'BroadcastChannel']],
])(
  '[FRA-30] a portal that can’t start names the functions that the browser lacks (example %#)',
  (scope, missing) => {
    expect(missingParts(scope)).toEqual(missing)
  },
)
