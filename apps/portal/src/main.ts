import './kernel/security/zod-without-eval'
import { loadPageMessages } from '@remesa/ui/i18n'
import { createServerClock } from './kernel/clock'
import { createLocaleChoice, loadRuntimeConfig } from './kernel/config'
import { inTime } from './kernel/loading'
import { createPersistedStore, local, ofTab } from './kernel/storage'
import { createServices, type Services } from './services'
import { type NoStart, startPortal } from './session/keeper/start-portal'
import { openAtStart, untilReady, untilStaying } from './session/open-session'

const persisted = createPersistedStore(local)
const locale = createLocaleChoice({
  document,
  languages: navigator.languages,
  isSecure: location.protocol === 'https:',
  persisted,
})
const clock = createServerClock(fetch.bind(globalThis), Date.now)

/** How long the code that draws is held back for what is under way: evaluating it keeps an old computer busy. */
const HEAD_START_MS = 1_000

/** How long the first picture waits for answers that are there already, and only have to be read. */
const FIRST_PICTURE_MS = 100

/** How soon the page is fetched again that could not be drawn. */
const AGAIN_MS = 10_000

/** Without the code that draws there is nothing to say so with. The page is fetched again: nothing was typed into it yet. */
const fetchAgain = (): Promise<never> => {
  const again = () => location.reload()
  setTimeout(again, AGAIN_MS)
  window.addEventListener('online', again)
  return new Promise(() => undefined)
}

/** Requests first, then the code that draws, then the first picture. (ADR 38) */
const start = async (): Promise<void> => {
  document.documentElement.lang = locale.current.get()
  // A failure shows where the texts are used.
  const texts = loadPageMessages(locale.current.get()).catch(() => undefined)
  const boot = startPortal({
    tab: ofTab,
    loadConfig: () => loadRuntimeConfig(clock.fetch),
    create: (config) => {
      const services = createServices({ config, clock, locale, persisted })
      openAtStart(services, location)
      return services
    },
  })
  let booted: Services | NoStart | undefined
  void boot.then((result) => {
    booted = result
  })
  const staying = boot.then((services) => (typeof services === 'string' ? undefined : untilStaying(services)))
  await inTime(staying, HEAD_START_MS)
  const { draw } = await import('./draw').catch(fetchAgain)
  const ready = boot.then((services) => (typeof services === 'string' ? undefined : untilReady(services)))
  await inTime(Promise.all([texts, ready]), FIRST_PICTURE_MS)
  draw({ boot, booted, locale })
}

void start()
