import { createContext, use } from 'react'
import type { PortalApi } from './portal-api'

export const ApiContext = createContext<PortalApi | undefined>(undefined)

/** The client of the back end. Its calls answer with a Result and never throw. */
export const useApi = (): PortalApi => {
  const api = use(ApiContext)
  if (api === undefined) throw new Error('[portal] useApi is called outside ApiContext')
  return api
}
