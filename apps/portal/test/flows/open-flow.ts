import '../../src/kernel/security/zod-without-eval'
import type { Locale } from '@remesa/domain/kernel'
import { loadPageMessages } from '@remesa/ui/i18n'
import { clearToasts } from '@remesa/ui/kernel'
import { createServerClock } from '../../src/kernel/clock'
import { createLocaleChoice, type LocaleChoice, RuntimeConfig } from '../../src/kernel/config'
import { dropToasts } from '../../src/kernel/notices'
import { createPersistedStore, local } from '../../src/kernel/storage'
import { forgetLists } from '../../src/records/list-memory'
import { createServices, type Services } from '../../src/services'
import { openAtStart, untilReady } from '../../src/shell/open-session'
import { identityOf } from '../screens/given-identity'
import { backEnd } from './back-end'
import { type FlowTime, instantOf } from './flow-times'

/** The portal, after its page was loaded. */
export interface OpenedPortal {
  readonly services: Services
  readonly choice: LocaleChoice
}

export interface FlowStart {
  /** The name of the account that is signed in. docs/accounts.md says what each account may use. */
  readonly as: string
  /** The URL at which the portal opens. */
  readonly at: string
  readonly locale: Locale
  /** Whether the user still has to answer the cookie notice. */
  readonly isFirstVisit?: boolean | undefined
}

const OURS = 'remesa.'
const config = RuntimeConfig.parse({ issuer: 'http://sandbox.test/oidc', clientId: 'portal', brand: {} })

/**
 * The original URL of Storybook's frame. It is restored at the end, because Storybook does not know the portal's URLs.
 */
const frame = { pathname: location.pathname, search: location.search, hash: location.hash }

const emptyBrowser = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(OURS)) storage.removeItem(key)
}

/** Loads the page of the portal at the current URL. The browser's storage is kept, but typed values are lost. */
export const loadPortal = async ({ as, locale }: FlowStart): Promise<OpenedPortal> => {
  const persisted = createPersistedStore(local)
  const choice = createLocaleChoice({
    document: { cookie: `LOCALE=${locale}` },
    languages: [locale],
    isSecure: false,
    persisted,
  })
  const clock = createServerClock((input, init) => fetch(input, init), Date.now)
  // The portal reads the server's time together with its configuration, so a flow does the same.
  await clock.fetch('/')
  await loadPageMessages(locale)
  const services = createServices({ config, clock, locale: choice, persisted, openIdentity: identityOf(as) })
  openAtStart(services, location)
  await untilReady(services)
  return { services, choice }
}

/**
 * Opens the flow again when the portal reloads its page. A real reload would fail, because no server responds at the
 * portal's URLs. The browser's own reload button reloads all of Storybook, which has another URL.
 */
const reloadFrame = (event: NavigateEvent): void => {
  if (event.navigationType !== 'reload') return
  event.preventDefault()
  location.replace(`${frame.pathname}${frame.search}${frame.hash}`)
}

let lastOpening: Promise<unknown> = Promise.resolve()

/**
 * Opens the portal with the initial data of the back end and an empty browser storage. The function waits until the
 * previous flow has ended, because two flows would share the URL and the back end.
 *
 * @param left aborted when the flow is left, possibly before it has opened.
 */
export const openFlow = (start: FlowStart, left: AbortSignal): Promise<OpenedPortal> => {
  const open = async () => {
    left.throwIfAborted()
    emptyBrowser()
    if (start.isFirstVisit !== true) localStorage.setItem(`${OURS}cookies-accepted`, 'yes')
    backEnd.connect()
    window.navigation?.addEventListener('navigate', reloadFrame)
    await backEnd.restore()
    left.throwIfAborted()
    history.replaceState(null, '', start.at)
    return loadPortal(start)
  }
  const opening = lastOpening.then(open)
  lastOpening = opening.catch(() => undefined)
  return opening
}

/** Moves the clock of the back end, and loads the page again, as at a later visit. */
export const moveTo = async (time: FlowTime, start: FlowStart): Promise<OpenedPortal> => {
  leavePage()
  await backEnd.setNow(instantOf(time))
  localStorage.removeItem(`${OURS}last-activity`)
  return loadPortal(start)
}

const leavePage = (): void => {
  window.dispatchEvent(new Event('pagehide'))
  dropToasts()
  clearToasts()
  forgetLists()
}

/** The query parameters that Storybook itself writes into the URL of its frame. */
const FRAME_PARAMETERS = ['id', 'viewMode', 'globals', 'args']

/**
 * The query of Storybook's frame after the flow. This is the original query, unless another story has already written
 * its id into the current query.
 */
const frameSearch = (): string => {
  const shown = new URLSearchParams(location.search)
  if (!shown.has('id')) return frame.search
  const kept = FRAME_PARAMETERS.flatMap((name) => shown.getAll(name).map((value) => [name, value]))
  return `?${new URLSearchParams(kept)}`
}

const giveBack = (): void => {
  leavePage()
  emptyBrowser()
  backEnd.disconnect()
  window.navigation?.removeEventListener('navigate', reloadFrame)
  history.replaceState(null, '', `${frame.pathname}${frameSearch()}${frame.hash}`)
}

/** Leaves the portal, and restores the URL, the network functions and the storage of Storybook's frame. */
export const closeFlow = (): void => {
  giveBack()
  // A flow that was still opening may have changed URL, network and storage in the meantime, so they are restored once
  // more.
  lastOpening = lastOpening.then(giveBack)
}
