import { CircleHelp, CloudOff, FileQuestion, LockKeyhole, type LucideIcon, ServerCrash } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Button } from '../../kernel'
import { NetworkCauses } from '../popups/network-causes'
import { StandalonePage } from './standalone-page'

interface PageProps {
  readonly product: string
}

const ICON = 26

export type ErrorPageKind = 'forbidden' | 'server' | 'unexpected' | 'network'

const errorPages: Readonly<
  Record<
    ErrorPageKind,
    { readonly Icon: LucideIcon; readonly title: MessageKey; readonly description: MessageKey | null }
  >
> = {
  forbidden: { Icon: LockKeyhole, title: 'page.forbidden.title', description: 'page.forbidden.description' },
  server: { Icon: ServerCrash, title: 'page.server.title', description: 'page.server.description' },
  unexpected: {
    Icon: CircleHelp,
    title: 'page.unexpected.title',
    description: 'page.unexpected.description',
  },
  network: { Icon: CloudOff, title: 'page.network.title', description: null },
}

export interface ErrorPageProps extends PageProps {
  readonly kind: ErrorPageKind
  readonly onBack: () => void
}

/** Something went wrong, and the way back. */
export function ErrorPage({ product, kind, onBack }: ErrorPageProps) {
  const t = useT()
  const { Icon, title, description } = errorPages[kind]
  return (
    <StandalonePage
      product={product}
      icon={<Icon size={ICON} />}
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
  /** Draws the link home; the caller, which has the router, supplies its address. */
  readonly renderHomeLink: (children: ReactNode) => ReactNode
}

/** There is no such page, or no longer. */
export function NotFoundPage({ product, renderHomeLink }: NotFoundPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<FileQuestion size={ICON} />}
      title={t('page.notFound.title')}
      description={t('page.notFound.description')}
      actions={renderHomeLink(t('page.notFound.home'))}
    />
  )
}
