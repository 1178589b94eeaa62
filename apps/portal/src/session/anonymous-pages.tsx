import { useT } from '@remesa/ui/i18n'
import { ErrorPage, type ErrorPageKind, NotFoundPage } from '@remesa/ui/session'
import { Link, useLocation, useSearchParams } from 'wouter'
import { usePageArrival } from '../kernel/page-arrival'
import { pathTo } from '../routes'
import { useServices } from '../services'

/** SHL-28 to SHL-31. Which error page a `type` of the address means. */
export const errorKind = (type: string | null): ErrorPageKind => {
  if (type === '401' || type === '403') return 'forbidden'
  if (type === '500') return 'server'
  return type === 'network' ? 'network' : 'unexpected'
}

const titles = {
  forbidden: 'page.forbidden.title',
  server: 'page.server.title',
  unexpected: 'page.unexpected.title',
  network: 'page.network.title',
} as const

export function AnonymousErrorPage() {
  const { config } = useServices()
  const t = useT()
  const [search] = useSearchParams()
  const [path, navigate] = useLocation()
  const kind = errorKind(search.get('type'))
  usePageArrival(path, `${t(titles[kind])} · ${config.brand.product}`)
  // There may be nothing to go back to: the page was then opened by its address.
  const back = () => (history.length > 1 ? history.back() : navigate(pathTo('home'), { replace: true }))
  return <ErrorPage product={config.brand.product} kind={kind} onBack={back} />
}

export function AnonymousNotFoundPage() {
  const { config } = useServices()
  const t = useT()
  const [path] = useLocation()
  usePageArrival(path, `${t('page.notFound.title')} · ${config.brand.product}`)
  return (
    <NotFoundPage
      product={config.brand.product}
      renderHomeLink={(children) => <Link href={pathTo('firms')}>{children}</Link>}
    />
  )
}
