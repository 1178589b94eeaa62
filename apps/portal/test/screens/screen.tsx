import type { Locale } from '@remesa/domain/kernel'
import { loadPageMessages } from '@remesa/ui/i18n'
import { clearToasts } from '@remesa/ui/kernel'
import { StrictMode } from 'react'
import { page } from 'vitest/browser'
import { cleanup, type RenderResult, render } from 'vitest-browser-react'
import { App } from '../../src/app'
import { createServerClock } from '../../src/kernel/clock'
import { createLocaleChoice, RuntimeConfig } from '../../src/kernel/config'
import { dropToasts } from '../../src/kernel/notices'
import { createPersistedStore, local } from '../../src/kernel/storage'
import { forgetLists } from '../../src/records/list-memory'
import { createServices, type Services } from '../../src/services'
import type { OpenIdentity } from '../../src/session/browser-identity'
import { openAtStart, untilReady } from '../../src/shell/open-session'
import { identityOf } from './given-identity'
import { world } from './world'

export interface ScreenOptions {
  /** The name of the account that is signed in. README says what each account may use. */
  readonly as: string
  /** Width of the page in px, 1280 by default. The height is 800. */
  readonly width?: number
  readonly height?: number
  readonly locale?: Locale
  /** The identity to use. By default it is the identity of the account, which is already signed in. */
  readonly identity?: OpenIdentity
}

export interface Screen extends RenderResult {
  readonly services: Services
}

/** The configuration of the portal, as the sandbox serves it. */
const config = RuntimeConfig.parse({ issuer: 'http://sandbox.test/oidc', clientId: 'portal', brand: {} })

/** Removes the portal and its toasts from the document. */
export const leaveScreen = async (): Promise<void> => {
  dropToasts()
  clearToasts()
  forgetLists()
  await cleanup()
}

/** Clears the storage of the browser, except the answer to the cookie notice. */
export const emptyBrowser = (): void => {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('remesa.cookies-accepted', 'yes')
}

let lastUser: string | undefined

/**
 * Renders the whole portal at a URL, with the back end of the test. The storage of the browser is cleared first if the
 * user has changed since the last call.
 */
export const screen = async (address: string, options: ScreenOptions): Promise<Screen> => {
  await leaveScreen()
  if (options.as !== lastUser) emptyBrowser()
  lastUser = options.as
  history.replaceState(null, '', address)
  return reload(options)
}

/** Loads the page again. The storage of the browser is kept, but typed values are lost. */
export const reload = async ({
  as,
  width = 1_280,
  height = 800,
  locale = 'en',
  identity = identityOf(as),
}: ScreenOptions): Promise<Screen> => {
  window.dispatchEvent(new Event('pagehide'))
  await leaveScreen()
  await page.viewport(width, height)
  // biome-ignore lint/suspicious/noDocumentCookie: the portal reads its language from this cookie.
  document.cookie = `LOCALE=${locale}; Path=/`
  const persisted = createPersistedStore(local)
  const choice = createLocaleChoice({ document, languages: [locale], isSecure: false, persisted })
  const clock = createServerClock((input, init) => fetch(input, init), Date.now)
  // The portal reads the server's time together with its configuration, so a test does the same.
  await clock.fetch('/')
  await loadPageMessages(locale)
  const services = createServices({ config, clock, locale: choice, persisted, openIdentity: identity })
  openAtStart(services, location)
  await untilReady(services)
  const view = await render(
    <StrictMode>
      <App boot={Promise.resolve(services)} booted={services} locale={choice} />
    </StrictMode>,
  )
  return { ...view, services }
}

/**
 * Leaves the page, and loads it at a later time after the user has signed in again. The storage of the browser is kept.
 * A page that stayed open for so long would end its session.
 */
export const revisit = async (now: Date, options: ScreenOptions): Promise<Screen> => {
  window.dispatchEvent(new Event('pagehide'))
  await leaveScreen()
  await world.setNow(now)
  localStorage.removeItem('remesa.last-activity')
  return reload(options)
}
