import type { Result } from '@remesa/domain/kernel'
import { type StorageOf, storedText } from '../kernel/storage'

/**
 * The requirement that is missing, so that the portal can't start: its configuration, the storage of the browser, a
 * URL with TLS, or functions of the browser, which is outdated.
 */
export type NoStart = 'start' | 'storage' | 'insecure' | 'outdated'

/**
 * Functions of the browser that sign-in, tabs and writes need. On pages without TLS, browsers lack most of these
 * functions.
 */
export interface PageScope {
  readonly isSecureContext: boolean
  readonly crypto?: { readonly randomUUID?: unknown; readonly subtle?: unknown }
  readonly navigator?: { readonly locks?: unknown }
  readonly BroadcastChannel?: unknown
}

/** The names of the functions that the browser lacks. */
export const missingParts = ({ crypto, navigator, BroadcastChannel }: PageScope): readonly string[] =>
  Object.entries({
    'crypto.randomUUID': crypto?.randomUUID,
    'crypto.subtle': crypto?.subtle,
    'navigator.locks': navigator?.locks,
    BroadcastChannel,
  }).flatMap(([name, part]) => (part === undefined ? [name] : []))

/** Creates the portal's services, or names the requirement that is missing for the start. (FRA-30) */
export const startPortal = async <Config, Services>(deps: {
  readonly scope: PageScope
  /** The storage of this tab. Tokens and the secrets of a sign-in are stored only there. */
  readonly tab: StorageOf
  readonly loadConfig: () => Promise<Result<Config, unknown>>
  readonly create: (config: Config) => Services
}): Promise<Services | NoStart> => {
  if (missingParts(deps.scope).length > 0) return deps.scope.isSecureContext ? 'outdated' : 'insecure'
  if (!storedText(deps.tab, 'remesa.storage').write('')) return 'storage'
  const config = await deps.loadConfig()
  return config.ok ? deps.create(config.value) : 'start'
}
