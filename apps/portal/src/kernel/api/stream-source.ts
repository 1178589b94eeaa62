import { createContext, use } from 'react'

/** What a stream is opened with: it is no call of the client, because it does not end with its answer. */
export interface StreamSource {
  /** Where the calls begin; `''` is the own origin. */
  readonly baseUrl: string
  readonly getToken: () => Promise<string | undefined>
}

export const StreamSourceContext = createContext<StreamSource | undefined>(undefined)

/** Where the back end's streams are, and the token that they want. */
export const useStreamSource = (): StreamSource => {
  const source = use(StreamSourceContext)
  if (source === undefined) throw new Error('[portal] useStreamSource is called outside StreamSourceContext')
  return source
}
