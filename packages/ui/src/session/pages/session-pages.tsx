import {
  CircleHelp,
  CloudOff,
  DatabaseZap,
  type IconNode,
  KeyRound,
  LogOut,
  ServerOff,
  UsersRound,
  UserX,
} from 'lucide'
import { type MessageKey, useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import type { ShellUser } from '../app-shell/app-shell.types'
import { StandalonePage } from './standalone-page'

interface PageProps {
  readonly product: string
}

const ICON = 26

/** Sign-in failed. */
export function CallbackErrorPage({ product, onRetry }: PageProps & { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={CircleHelp} size={ICON} />}
      title={t('page.callbackError.title')}
      description={t('page.callbackError.description')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

export interface AccessDeniedPageProps extends PageProps {
  readonly onSwitchUser: () => void
  readonly onRetry: () => void
}

/** Signed in without access to anything: switch user, or try again once an administrator has helped. */
export function AccessDeniedPage({ product, onSwitchUser, onRetry }: AccessDeniedPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={UserX} size={ICON} />}
      title={t('page.accessDenied.title')}
      description={t('page.accessDenied.description', { product })}
      actions={
        <>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
          <Button variant="primary" onClick={onSwitchUser}>
            {t('page.accessDenied.switchUser')}
          </Button>
        </>
      }
    />
  )
}

/** What the portal can't do without. */
export type Missing = 'provider' | 'server' | 'settings' | 'start' | 'storage'

const missingPages: Readonly<Record<Missing, { readonly icon: IconNode; readonly description: MessageKey }>> =
  {
    provider: { icon: KeyRound, description: 'page.provider.description' },
    server: { icon: ServerOff, description: 'page.away.description' },
    settings: { icon: ServerOff, description: 'page.settings.description' },
    start: { icon: CloudOff, description: 'page.start.description' },
    storage: { icon: DatabaseZap, description: 'page.storage.description' },
  }

/** Titles of the page, which are those of the document too. */
export const missingTitles: Readonly<Record<Missing, MessageKey>> = {
  provider: 'page.provider.title',
  server: 'page.away.title',
  settings: 'page.settings.title',
  start: 'page.start.title',
  storage: 'page.storage.title',
}

export interface MissingPageProps extends PageProps {
  readonly missing: Missing
  readonly onRetry: () => void
}

/** Something does not answer or is blocked: its name, what happens by itself, and the way to try at once. */
export function MissingPage({ product, missing, onRetry }: MissingPageProps) {
  const t = useT()
  const { icon, description } = missingPages[missing]
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={icon} size={ICON} />}
      title={t(missingTitles[missing])}
      description={<p role="status">{t(description)}</p>}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

export interface OtherUserPageProps extends PageProps {
  /** Who is signed in now. */
  readonly user: ShellUser
  readonly onContinue: () => void
  readonly onSwitchUser: () => void
}

/** The tab had another user: says who is signed in now, and asks. */
export function OtherUserPage({ product, user, onContinue, onSwitchUser }: OtherUserPageProps) {
  const t = useT()
  const name = user.fullName
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={UsersRound} size={ICON} />}
      title={t('page.otherUser.title')}
      description={t('page.otherUser.description', { name, username: user.username })}
      actions={
        <>
          <Button onClick={onSwitchUser}>{t('page.accessDenied.switchUser')}</Button>
          <Button variant="primary" onClick={onContinue}>
            {t('page.otherUser.continue', { name })}
          </Button>
        </>
      }
    />
  )
}

export interface SignedOutPageProps extends PageProps {
  /** `false`: the sign-in service does not answer, and may not know of it. */
  readonly isHeard: boolean
  readonly onSignIn: () => void
}

/** The user is signed out of the portal, and perhaps not yet of the sign-in service. */
export function SignedOutPage({ product, isHeard, onSignIn }: SignedOutPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={LogOut} size={ICON} />}
      title={t('page.signedOut.title')}
      description={
        <p role="status">{t(isHeard ? 'page.signedOut.description' : 'page.signedOut.unheard')}</p>
      }
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {t('page.signedOut.signIn')}
        </Button>
      }
    />
  )
}
