import { CircleHelp, CloudOff, FileQuestion, type IconNode, LockKeyhole, ServerCrash } from 'lucide'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import { NetworkCauses } from '../popups/network-causes'
import { StandalonePage } from './standalone-page'

interface PageProps {
  readonly product: string
}

const ICON = 26

/** The kind of failure that a page shows instead of its contents. */
export type ErrorPageKind = 'forbidden' | 'server' | 'unexpected' | 'network'

const errorPages: Readonly<
  Record<
    ErrorPageKind,
    { readonly icon: IconNode; readonly title: MessageKey; readonly description: MessageKey | null }
  >
> = {
  forbidden: { icon: LockKeyhole, title: 'page.forbidden.title', description: 'page.forbidden.description' },
  server: { icon: ServerCrash, title: 'page.server.title', description: 'page.server.description' },
  unexpected: {
    icon: CircleHelp,
    title: 'page.unexpected.title',
    description: 'page.unexpected.description',
  },
  network: { icon: CloudOff, title: 'page.network.title', description: null },
}

export interface ErrorPageProps extends PageProps {
  readonly kind: ErrorPageKind
  readonly onBack: () => void
}

/** The page that is shown after an unexpected error, with a button that goes back. */
export function ErrorPage({ product, kind, onBack }: ErrorPageProps) {
  const t = useT()
  const { icon, title, description } = errorPages[kind]
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={icon} size={ICON} />}
      title={t(title)}
      description={description === null ? <NetworkCauses /> : t(description)}
      actions={
        <Button variant="primary" onClick={onBack}>
          {t('action.back')}
        </Button>
      }
    />
  )
}

export interface NotFoundPageProps extends PageProps {
  /** Renders the link to the home page; the caller, which has the router, sets its URL. */
  readonly renderHomeLink: (children: ReactNode) => ReactNode
}

/** The page for a URL that does not exist, or no longer exists. */
export function NotFoundPage({ product, renderHomeLink }: NotFoundPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={FileQuestion} size={ICON} />}
      title={t('page.notFound.title')}
      description={t('page.notFound.description')}
      actions={renderHomeLink(t('page.notFound.home'))}
    />
  )
}
