import './kernel/security/zod-without-eval'
import { loadPageMessages } from '@remesa/ui/i18n'
import { createServerClock } from './kernel/clock'
import { createLocaleChoice, loadRuntimeConfig } from './kernel/config'
import { createPersistedStore, local, ofTab } from './kernel/storage'
import { createServices } from './services'
import { startPortal } from './session/keeper/start-portal'
import { openAtStart } from './session/open-session'

const persisted = createPersistedStore(local)
const locale = createLocaleChoice({
  document,
  languages: navigator.languages,
  isSecure: location.protocol === 'https:',
  persisted,
})
const clock = createServerClock(fetch.bind(globalThis), Date.now)

// Starts to load the texts before anything is rendered; a failure shows where they are used.
loadPageMessages(locale.current.get()).catch(() => undefined)

const boot = startPortal({
  tab: ofTab,
  loadConfig: () => loadRuntimeConfig(clock.fetch),
  create: (config) => {
    const services = createServices({ config, clock, locale, persisted })
    openAtStart(services, location)
    return services
  },
})

/** Evaluating the code that draws keeps an old computer busy: what the page waits for is requested before, if it can be. */
const HEAD_START_MS = 300
const headStart = new Promise((resolve) => setTimeout(resolve, HEAD_START_MS))

void Promise.race([boot, headStart])
  .then(() => import('./draw'))
  .then(({ draw }) => draw({ boot, locale }))
