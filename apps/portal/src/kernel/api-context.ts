import type { ApiClient } from '@remesa/api-client'
import { createContext, use } from 'react'

export const ApiContext = createContext<ApiClient | undefined>(undefined)

/** The client of the back end. Its calls answer with a Result and never throw. */
export const useApi = (): ApiClient => {
  const api = use(ApiContext)
  if (api === undefined) throw new Error('[portal] useApi is called outside ApiContext')
  return api
}
