import { type ApiClient, contract, createClient } from '@remesa/api-client'
import { addDays, calendarDayOf, instantOf, toOffsetIso } from '@remesa/domain/kernel'
import { PickupRequest } from '@remesa/domain/orders'
import * as oidc from 'openid-client'
import { pickupBody } from '../src/testing/pickup-body'
import { createTestBrowser } from '../src/testing/test-browser'
import { createTestPortal, submitForm } from '../src/testing/test-sign-in'

/**
 * Age in milliseconds at which a token is renewed. It is two thirds of the longest lifetime of the sandbox's tokens.
 */
const renewAfterMs = 600_000

/** The ID token of an account. The account signs in at a running sandbox to get it. */
async function signedInToken(url: string, username: string): Promise<string> {
  const portal = await createTestPortal({
    baseUrl: url,
    url,
    logLines: [],
    stop: async () => undefined,
    readKeys: async () => undefined,
  })
  const browser = createTestBrowser()
  const { page, checks } = await portal.begin(browser)
  const { url: callback, response } = await submitForm(browser, page, { username, password: 'remesa' })
  if (!callback.searchParams.has('code')) {
    throw new Error(
      `${username} was not signed in: ${response.status} at ${callback.href}: ${await response.text()}`,
    )
  }
  const { id_token: token } = await oidc.authorizationCodeGrant(portal.config, callback, checks)
  if (token === undefined) throw new Error(`${username} got no token`)
  return token
}

/**
 * A function that returns the current ID token of an account. The account signs in again before its token expires.
 * While the sandbox does not respond, the function returns the existing token.
 */
export async function signedInTokens(url: string, username: string): Promise<() => Promise<string>> {
  let token = await signedInToken(url, username)
  let issuedAt = performance.now()
  return async () => {
    if (performance.now() - issuedAt > renewAfterMs) {
      issuedAt = performance.now()
      token = await signedInToken(url, username).catch(() => token)
    }
    return token
  }
}

/** An API client for an account at a running sandbox. Its time limits are long enough for a busy machine. */
export async function signedInClient(
  url: string,
  username: string,
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Promise<ApiClient> {
  const getToken = await signedInTokens(url, username)
  return createClient(
    {
      baseUrl: url,
      fetch,
      getToken,
      timeoutMs: 120_000,
      onEvent: (event) => {
        if (event.type !== 'error.raised' || !('unknownCode' in event.error)) return
        throw new Error(`${event.error.endpoint} answers the undeclared code ${event.error.unknownCode}`)
      },
    },
    contract,
  )
}

export const timeZone = 'Europe/Madrid'

/** The times of a valid order in a week from now. */
export const nextWeek = () => {
  const day = addDays(calendarDayOf(new Date(), timeZone), 7)
  const at = (time: string) => toOffsetIso(instantOf(day, time, timeZone), timeZone)
  return { serviceDate: at('00:00'), requestInitialTime: at('10:00'), requestFinalTime: at('12:00') }
}

/** A pickup in a week from now. Tests recognise it by its comments. */
export const pickupNextWeek = (comments: string, totalAmount: number): PickupRequest =>
  PickupRequest.parse({
    ...pickupBody(),
    ...nextWeek(),
    comments,
    requestedAmounts: [{ currencyId: '1', totalAmount }],
  })
