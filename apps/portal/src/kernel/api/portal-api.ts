import type { ApiClient, FirstCalls } from '@remesa/api-client'

/** The back end as the portal's screens call it. */
export type PortalApi = ApiClient<FirstCalls>
