import { servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { SectionTabsPlaceholder } from '@remesa/ui/kernel'
import { SigningInPage } from '@remesa/ui/session'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Redirect } from 'wouter'
import { useLocationProperty, useSearch } from 'wouter/use-browser-location'
import { TodayIn } from '../kernel/clock'
import { lazyPart, PageBoundary } from '../kernel/loading'
import { usePageChange } from '../kernel/routing'
import { PortalContext, useExternalStore } from '../kernel/state'
import { lazyPage, PageLoadingContext } from '../lazy-pages'
import { type RouteOutcome, resolvePath } from '../routes'
import { useServices } from '../services'
import { type LoadedPortal, queriesAfterSignIn } from '../session/load-portal'
import { isOpening } from '../session/portal-session'
import { NoSessionPage } from './no-session-page'
import { openSession } from './open-session'
import { PageLoading } from './page-loading'
import { PortalShell } from './portal-shell'

const AdministrationTabs = lazyPart(async () => (await import('./administration-tabs')).AdministrationTabs, {
  fallback: <SectionTabsPlaceholder />,
})

/**
 * The guard of the pages that need a session. It stores the path, opens a session if needed, and lets the route table
 * decide which page to show.
 */
export function GuardedRoute({ path }: { readonly path: string }) {
  const { config, tokenManager, session } = useServices()
  // The query string is not decoded, because an ampersand inside a filter would otherwise end the filter.
  const place = `${path}${useSearch()}${useHash()}`
  const state = useExternalStore(session.state)

  useEffect(() => {
    openSession({ tokenManager, session }, place)
  }, [tokenManager, session, place])

  if (state.kind === 'ready') return <SignedIn portal={state.portal} path={path} />
  if (isOpening(state)) return <SigningInPage product={config.brand.product} />
  return <NoSessionPage state={state} />
}

const useHash = (): string => useLocationProperty(() => location.hash)

function SignedIn({ portal, path }: { readonly portal: LoadedPortal; readonly path: string }) {
  const outcome = resolvePath(path, portal.ability)
  // A redirect component redirects only when it is mounted. The key mounts a new component for each redirect.
  if (outcome.kind === 'redirect') return <Redirect key={outcome.to} to={outcome.to} replace />
  if (outcome.kind === 'access-denied')
    return <NoSessionPage state={{ kind: portal.hasSettings ? 'denied' : 'no-settings' }} />
  return (
    <WithPortal portal={portal}>
      <PortalShell route={outcome.route}>
        {outcome.route.area === 'Administration' && <AdministrationTabs route={outcome.route} />}
        <Arrived outcome={outcome} path={path} />
      </PortalShell>
    </WithPortal>
  )
}

type Shown = Extract<RouteOutcome, { readonly kind: 'page' }>

function Arrived({ outcome, path }: { readonly outcome: Shown; readonly path: string }) {
  const { config } = useServices()
  const t = useT()
  const { route } = outcome
  usePageChange(route.within ?? path, `${t(route.title)} · ${config.brand.product}`)
  const Page = lazyPage(outcome.page)
  return (
    <PageBoundary key={route.within ?? route.path}>
      <PageLoadingContext value={PageLoading}>
        <Page />
      </PageLoadingContext>
    </PageBoundary>
  )
}

function WithPortal({ portal, children }: { readonly portal: LoadedPortal; readonly children: ReactNode }) {
  const { api, config, locale } = useServices()
  const language = useExternalStore(locale.current)
  const wanted = useMemo(() => queriesAfterSignIn(api), [api])
  // The list of countries is only read from the cache. If the list failed to load, each page that needs the list
  // requests it again.
  const { data: countries } = useQuery({ ...wanted.countries, enabled: false })
  const { data: currencies } = useQuery({ ...wanted.currencies, enabled: false })
  const value = useMemo(
    () => ({
      ...portal,
      brand: config.brand,
      countries: countries?.content ?? [],
      currencies: currencies?.content ?? [],
      locale: language,
      timeZone: servicePointTimeZone(undefined, portal.user),
    }),
    [portal, config.brand, countries, currencies, language],
  )
  return (
    <PortalContext value={value}>
      <TodayIn timeZone={value.timeZone}>{children}</TodayIn>
    </PortalContext>
  )
}
