import { defaultBrand } from '@remesa/domain/kernel'
import { RemesaProvider, useColorMode } from '@remesa/ui'
import { LoadingOverlay, lazyComponent } from '@remesa/ui/kernel'
import { SigningInPage } from '@remesa/ui/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { ApiContext, ClientOfContext, LazyFailurePopups, StreamSourceContext } from './kernel/api'
import { ClockContext } from './kernel/clock'
import type { LocaleChoice } from './kernel/config'
import { PageBoundary, withTexts } from './kernel/loading'
import { ToastHost } from './kernel/notices'
import { useExternalStore } from './kernel/state'
import { matchRoute, pathTo } from './routes'
import { fetchOverrides, type Services, ServicesContext, useServices } from './services'
import type { NoStart } from './session/start-portal'
import { AnonymousErrorPage, AnonymousNotFoundPage } from './shell/anonymous-pages'
import { CallbackRoute } from './shell/callback-route'
import { GuardedRoute } from './shell/guarded-route'

export interface AppProps {
  readonly boot: Promise<Services | NoStart>
  /**
   * The result of `boot`, if it is known before the first rendering. With only a promise, React would show the
   * sign-in page first.
   */
  readonly booted: Services | NoStart | undefined
  readonly locale: LocaleChoice
}

/**
 * The portal. It provides the language and the styles, and shows either a page that is open to everyone or a page that
 * needs a session.
 */
export function App({ boot, booted, locale }: AppProps) {
  const language = useExternalStore(locale.current)
  // Every page follows the operating system's colour mode, even a page without the shell.
  useColorMode()
  const overrides = useOverrides(boot, language)
  return (
    <RemesaProvider locale={language} overrides={overrides}>
      <PageBoundary>
        <Suspense fallback={<SigningInPage product={defaultBrand.product} />}>
          <Booted boot={boot} booted={booted} />
        </Suspense>
      </PageBoundary>
    </RemesaProvider>
  )
}

const NoStartPage = lazyComponent(
  () => withTexts('frame', async () => (await import('./shell/no-start-page')).NoStartPage),
  { fallback: <SigningInPage product={defaultBrand.product} /> },
)

function Booted({ boot, booted }: Pick<AppProps, 'boot' | 'booted'>) {
  const services = booted ?? use(boot)
  if (typeof services === 'string') return <NoStartPage missing={services} />
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <ApiContext value={services.api}>
          <ClientOfContext value={services.clientOf}>
            <StreamSourceContext value={services.streams}>
              <ClockContext value={services.clock}>
                <Page />
              </ClockContext>
            </StreamSourceContext>
          </ClientOfContext>
          <ApiSigns />
          <ToastHost />
        </ApiContext>
      </QueryClientProvider>
    </ServicesContext>
  )
}

function Page() {
  const path = usePathname()
  const name = matchRoute(path)?.route.name
  if (name === undefined) return <Redirect to={pathTo('not-found')} replace />
  const Open = openPages.get(name)
  return Open === undefined ? <GuardedRoute path={path} /> : <Open />
}

/** Pages that are shown without a session, by their paths. */
const openPages = new Map<string, () => ReactNode>([
  ['callback', CallbackRoute],
  ['not-found', AnonymousNotFoundPage],
  ['error', AnonymousErrorPage],
])

/** The indicator of calls in progress and the popups of failed calls, which appear on every page. */
function ApiSigns() {
  const { activity, session } = useServices()
  const inFlight = useExternalStore(activity.inFlight)
  const writing = useExternalStore(activity.writing)
  // The sign-in page has its own indicator of calls in progress.
  const isInside = useExternalStore(session.state).kind === 'ready'
  return (
    <>
      <LoadingOverlay isLoading={isInside && inFlight > 0} isBlocking={writing > 0} />
      <LazyFailurePopups activity={activity} />
    </>
  )
}

/**
 * The server's texts for the current language. The portal shows its built-in texts until the server's texts arrive, and
 * also if the server's texts can't be loaded.
 */
const useOverrides = (
  boot: AppProps['boot'],
  language: ReturnType<LocaleChoice['current']['get']>,
): unknown => {
  const [fetched, setFetched] = useState<{ readonly language: string; readonly texts: unknown }>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const services = await boot
      if (typeof services === 'string') return
      const texts = await fetchOverrides(services.config.translationsUrl, language)
      if (isCurrent) setFetched({ language, texts })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [boot, language])
  return fetched?.language === language ? fetched.texts : undefined
}
