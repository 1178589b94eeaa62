/** A response as it arrived. */
export interface Seen {
  /** Status of the response; 0 if the back end did not respond. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body parsed as JSON; `undefined` if it is not JSON. */
  readonly json: unknown
  /**
   * Whether the connection was lost before a response arrived. If so, the check cannot decide whether the back end
   * obeys the API contract.
   */
  readonly isLost?: boolean
}

/** A response in a few words, for a report. */
export const shortly = ({ status, text }: Pick<Seen, 'status' | 'text'>): string => {
  const words = text.replaceAll(/\s+/g, ' ').slice(0, 240)
  return status === 0 ? `no answer: ${words}` : `${status} ${words}`.trim()
}

/** The code of a refusal; `undefined` if the refusal has no code. */
export const codeOf = ({ json }: Pick<Seen, 'json'>): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, 'code') : undefined

export const isSuccess = ({ status }: Pick<Seen, 'status'>): boolean => status >= 200 && status < 300
export const isRefusal = ({ status }: Pick<Seen, 'status'>): boolean => status >= 400 && status < 500
