import './kernel/security/zod-without-eval'
import { loadPageMessages } from '@remesa/ui/i18n'
import { createServerClock } from './kernel/clock'
import { createLocaleChoice, loadRuntimeConfig } from './kernel/config'
import { inTime } from './kernel/loading'
import { createPersistedStore, local, ofTab } from './kernel/storage'
import { createServices, type Services } from './services'
import { type NoStart, startPortal } from './session/keeper/start-portal'
import { openAtStart, untilStaying } from './session/open-session'

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
/** Requests first, then the code that draws, then the first picture. (ADR 38) */
const start = async (): Promise<void> => {
  document.documentElement.lang = locale.current.get()
  // A failure shows where the texts are used.
  const texts = loadPageMessages(locale.current.get())
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
  const staying = boot.then((services) =>
    typeof services === 'string' ? undefined : untilStaying(services, location),
  )
  await inTime(staying, HEAD_START_MS)
  const { draw } = await import('./draw')
  await inTime(texts, HEAD_START_MS)
  draw({ boot, booted, locale })
}

void start()
