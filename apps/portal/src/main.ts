import './kernel/security/zod-without-eval'
import { loadPageMessages } from '@remesa/ui/i18n'
import { createServerClock } from './kernel/clock'
import { createLocaleChoice, loadRuntimeConfig } from './kernel/config'
import { inTime } from './kernel/loading'
import { createPersistedStore, local, ofTab } from './kernel/storage'
import { AGAIN_MS, DRAWING_HEAD_START_MS, FIRST_PICTURE_MS } from './kernel/time-limits'
import { createServices, type Services } from './services'
import { openBrowserIdentity } from './session/browser-identity'
import { type NoStart, startPortal } from './session/start-portal'
import { openAtStart, untilReady, untilStaying } from './shell/open-session'

const persisted = createPersistedStore(local)
const locale = createLocaleChoice({
  document,
  languages: navigator.languages,
  isSecure: location.protocol === 'https:',
  persisted,
})
const clock = createServerClock(fetch.bind(globalThis), Date.now)

/**
 * Reloads the page if the code that renders the portal can't be loaded. Without that code no message can be shown, and
 * no typed value can be lost.
 */
const fetchAgain = (): Promise<never> => {
  const again = () => location.reload()
  setTimeout(again, AGAIN_MS)
  window.addEventListener('online', again)
  return new Promise(() => undefined)
}

/** Sends the first requests, loads the code that renders the portal, and renders the page. (ADR 38) */
const start = async (): Promise<void> => {
  document.documentElement.lang = locale.current.get()
  // A failure is not shown here, because the components that use the texts show it.
  const texts = loadPageMessages(locale.current.get()).catch(() => undefined)
  const boot = startPortal({
    scope: globalThis,
    tab: ofTab,
    loadConfig: () => loadRuntimeConfig(clock.fetch),
    create: (config) => {
      const services = createServices({ config, clock, locale, persisted, openIdentity: openBrowserIdentity })
      openAtStart(services, location)
      return services
    },
  })
  let booted: Services | NoStart | undefined
  void boot.then((result) => {
    booted = result
  })
  const staying = boot.then((services) => (typeof services === 'string' ? undefined : untilStaying(services)))
  await inTime(staying, DRAWING_HEAD_START_MS)
  const { renderPortal } = await import('./render').catch(fetchAgain)
  const ready = boot.then((services) => (typeof services === 'string' ? undefined : untilReady(services)))
  await inTime(Promise.all([texts, ready]), FIRST_PICTURE_MS)
  renderPortal({ boot, booted, locale })
}

void start()
