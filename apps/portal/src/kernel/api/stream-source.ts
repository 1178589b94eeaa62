import { createContext, use } from 'react'

/** Address and token of a stream, which is no call, because it does not end with its answer. */
export interface StreamSource {
  /** Base URL of the calls; `''` is the own origin. */
  readonly baseUrl: string
  readonly getToken: () => Promise<string | undefined>
}

export const StreamSourceContext = createContext<StreamSource | undefined>(undefined)

/** The base URL of the back end's streams, and the token that they require. */
export const useStreamSource = (): StreamSource => {
  const source = use(StreamSourceContext)
  if (source === undefined) throw new Error('[portal] useStreamSource is called outside StreamSourceContext')
  return source
}
