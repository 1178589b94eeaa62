import { createContext, use } from 'react'

/** URL and token of an event stream. A stream is not an API call, because it does not end with its response. */
export interface StreamSource {
  /** Base URL of the API calls; `''` for the portal's own origin. */
  readonly baseUrl: string
  readonly getToken: () => Promise<string | undefined>
}

export const StreamSourceContext = createContext<StreamSource | undefined>(undefined)

/** The base URL of the back end's event streams, and the token that they require. */
export const useStreamSource = (): StreamSource => {
  const source = use(StreamSourceContext)
  if (source === undefined) throw new Error('[portal] useStreamSource is called outside StreamSourceContext')
  return source
}
