import type { ApiClient, Contract } from '@remesa/api-client'
import { createContext, use, useMemo } from 'react'
import type { PortalApi } from './portal-api'

export const ApiContext = createContext<PortalApi | undefined>(undefined)

/** The API client of the portal. Its calls return a Result and never throw. */
export const useApi = (): PortalApi => {
  const api = use(ApiContext)
  if (api === undefined) throw new Error('[portal] useApi is called outside ApiContext')
  return api
}

/**
 * Creates an API client for calls that the portal's main client does not have, with the session and the language of the
 * main client.
 */
export type ClientOf = <C extends Contract>(calls: C) => ApiClient<C>

export const ClientOfContext = createContext<ClientOf | undefined>(undefined)

/** The function that creates API clients for calls that the portal's main client does not have. */
export const useMakeClient = (): ClientOf => {
  const clientOf = use(ClientOfContext)
  if (clientOf === undefined) throw new Error('[portal] useMakeClient is called outside ClientOfContext')
  return clientOf
}

/**
 * An API client for calls that only one screen needs, so that their schemas are loaded with the code of that screen.
 * The shell shows its calls and failures like those of the portal's main client.
 */
export const useClientOf = <C extends Contract>(calls: C): ApiClient<C> => {
  const clientOf = useMakeClient()
  return useMemo(() => clientOf(calls), [clientOf, calls])
}
