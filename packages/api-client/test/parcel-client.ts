import type { ApiClientOptions, ApiEvent } from '../src/client/api-client'
import { createClient } from '../src/client/create-client'
import { cannedFetch, quick, type Script } from './canned-fetch'
import { parcelContract } from './parcel-contract'

export const parcel = { id: 7, label: 'Coins', weight: 2.5 }
export const draft = { label: 'Coins', pieces: [{ weight: 1 }] }
export const key = { idempotencyKey: '8f14e45f-ceea-467f-a0e6-9a4b1d2c3e4f' }

export const clientWith = (script: Script, options: Partial<ApiClientOptions> = {}) => {
  const { fetch, sent } = cannedFetch(script)
  const events: ApiEvent[] = []
  const api = createClient(
    {
      ...quick,
      fetch,
      onEvent: (event) => events.push(event),
      ...options,
    },
    parcelContract,
  )
  return { api, sent, events }
}
