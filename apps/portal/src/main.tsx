import './kernel/security/zod-without-eval'
import { loadPageMessages } from '@remesa/ui/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
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

const root = document.getElementById('root')
if (root === null) throw new Error('[portal] index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App boot={boot} locale={locale} />
  </StrictMode>,
)
