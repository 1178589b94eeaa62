import type { Brand, Result } from '@remesa/domain/kernel'
import type { QueryClient } from '@tanstack/react-query'
import type { ClientOf, PortalApi } from '../../kernel/api'
import type { LoadedPortal } from './load-portal'

/** What a page has to request its data with, before it is drawn. */
export interface PageStart {
  readonly api: PortalApi
  readonly clientOf: ClientOf
  readonly queries: QueryClient
  /** The address that is about to open. */
  readonly url: Pick<URL, 'pathname' | 'search'>
  /** Who has signed in, and what holds in their country. */
  readonly portal: Promise<Result<LoadedPortal, unknown>>
  readonly brand: Brand
  /** Of the browser, as an IANA name. */
  readonly timeZone: string
}
