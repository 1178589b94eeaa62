import type { Brand, Result } from '@remesa/domain/kernel'
import type { QueryClient } from '@tanstack/react-query'
import type { ClientOf, PortalApi } from '../kernel/api'
import type { Clock } from '../kernel/clock'
import type { LoadedPortal } from './load-portal'

/** The input with which a page requests its data before it is rendered. */
export interface PageStart {
  readonly api: PortalApi
  readonly clientOf: ClientOf
  readonly queries: QueryClient
  /** The URL of the page that is about to open. */
  readonly url: Pick<URL, 'pathname' | 'search'>
  /** The signed-in user, and the settings of the user's country. */
  readonly portal: Promise<Result<LoadedPortal, unknown>>
  readonly brand: Brand
  readonly now: Clock
}
