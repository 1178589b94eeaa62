import type { ApiClient } from '@remesa/api-client'
import type { FirstCalls } from '@remesa/api-client/contract'

/** The API client with the calls of the portal's first pages. */
export type PortalApi = ApiClient<FirstCalls>
