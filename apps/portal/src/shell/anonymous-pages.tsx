import { useT } from '@remesa/ui/i18n'
import { ButtonLink } from '@remesa/ui/kernel'
import { ErrorPage, NotFoundPage } from '@remesa/ui/shell'
import { Link, useLocation, useSearchParams } from 'wouter'
import { usePageChange } from '../kernel/routing'
import { pathTo } from '../routes'
import { useServices } from '../services'
import { errorKind } from '../session/error-kind'

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
  usePageChange(path, `${t(titles[kind])} · ${config.brand.product}`)
  // The start page is opened if there is no previous page, if the previous page belongs to another site, or in a
  // browser without the Navigation API.
  const back = () =>
    window.navigation?.canGoBack === true ? history.back() : navigate(pathTo('home'), { replace: true })
  return <ErrorPage product={config.brand.product} kind={kind} onBack={back} />
}

export function AnonymousNotFoundPage() {
  const { config } = useServices()
  const t = useT()
  const [path] = useLocation()
  usePageChange(path, `${t('page.notFound.title')} · ${config.brand.product}`)
  return (
    <NotFoundPage
      product={config.brand.product}
      renderHomeLink={(children) => (
        <Link href={pathTo('home')} asChild>
          <ButtonLink href={pathTo('home')} variant="primary">
            {children}
          </ButtonLink>
        </Link>
      )}
    />
  )
}
