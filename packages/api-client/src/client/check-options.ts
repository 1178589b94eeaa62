import type { ApiClientOptions } from './api-client'

/** Options of an API client with unknown types, because callers may write plain JavaScript. */
type Unchecked = { readonly [Name in keyof ApiClientOptions]?: unknown }

const functions = [
  'refreshToken',
  'onEvent',
  'fetch',
  'random',
] as const satisfies readonly (keyof Unchecked)[]

/** Throws if no call could be made with these options or this contract. The message says which values are required. */
export const checkOptions = (options: Unchecked | null | undefined, contract: unknown): void => {
  const { baseUrl, getToken, timeoutMs } = options ?? {}
  if (typeof baseUrl !== 'string' || !/^(https?:\/\/[^/]|\/|$)/i.test(baseUrl)) {
    refuse(
      "baseUrl is an origin with its scheme, such as 'https://portal.example', a path that begins with '/', or '' for the page's own origin",
      baseUrl,
    )
  }
  if (typeof getToken !== 'function') {
    refuse('getToken is a function that returns the token, or undefined where nobody is signed in', getToken)
  }
  for (const name of functions) {
    const given = options?.[name]
    if (given !== undefined && typeof given !== 'function') refuse(`${name} is a function`, given)
  }
  if (timeoutMs !== undefined && !(typeof timeoutMs === 'number' && timeoutMs > 0)) {
    refuse('timeoutMs is a number of milliseconds above 0', timeoutMs)
  }
  if (typeof contract !== 'object' || contract === null) {
    refuse("the second argument is `contract` of '@remesa/api-client', or a part of it", contract)
  }
}

const refuse = (wanted: string, given: unknown): never => {
  throw new TypeError(
    `createClient: ${wanted}; given was ${typeof given === 'string' ? `'${given}'` : typeof given}`,
  )
}
