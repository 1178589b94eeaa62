import type { ApiClient, Contract } from '@remesa/api-client'
import { createContext, use, useMemo } from 'react'
import type { PortalApi } from './portal-api'

export const ApiContext = createContext<PortalApi | undefined>(undefined)

/** The client of the back end. Its calls answer with a Result and never throw. */
export const useApi = (): PortalApi => {
  const api = use(ApiContext)
  if (api === undefined) throw new Error('[portal] useApi is called outside ApiContext')
  return api
}

/** Makes a client of further calls, with the session and the language of the first one. */
export type ClientOf = <C extends Contract>(calls: C) => ApiClient<C>

export const ClientOfContext = createContext<ClientOf | undefined>(undefined)

/**
 * A client of calls that only one screen needs, so that their schemas come with its code. The shell shows its calls and
 * failures as those of the first client.
 */
export const useClientOf = <C extends Contract>(calls: C): ApiClient<C> => {
  const clientOf = use(ClientOfContext)
  if (clientOf === undefined) throw new Error('[portal] useClientOf is called outside ClientOfContext')
  return useMemo(() => clientOf(calls), [clientOf, calls])
}
