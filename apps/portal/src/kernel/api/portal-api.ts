import type { ApiClient } from '@remesa/api-client'
import type { FirstCalls } from '@remesa/api-client/contract'

/** The back end as the portal's screens call it. */
export type PortalApi = ApiClient<FirstCalls>
