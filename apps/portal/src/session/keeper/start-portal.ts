import type { Result } from '@remesa/domain/kernel'
import { type StorageOf, storedText } from '../../kernel/storage'

/** What the portal can't start without: its configuration, or the storage that the browser blocks. */
export type NoStart = 'start' | 'storage'

/** Creates the portal's services, or says what is missing. (FRA-30) */
export const startPortal = async <Config, Services>(deps: {
  /** Of this tab: tokens and the secrets of a sign-in have no other place. */
  readonly tab: StorageOf
  readonly loadConfig: () => Promise<Result<Config, unknown>>
  readonly create: (config: Config) => Services
}): Promise<Services | NoStart> => {
  if (!storedText(deps.tab, 'remesa.storage').write('')) return 'storage'
  const config = await deps.loadConfig()
  return config.ok ? deps.create(config.value) : 'start'
}
