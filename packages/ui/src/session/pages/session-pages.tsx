import { chakra } from '@chakra-ui/react'
import {
  AppWindow,
  CircleHelp,
  CloudOff,
  DatabaseZap,
  type IconNode,
  KeyRound,
  LockOpen,
  LogOut,
  ServerOff,
  UsersRound,
  UserX,
} from 'lucide'
import { type MessageKey, useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import type { ShellUser } from '../../shell'
import { StandalonePage } from '../../shell'

interface PageProps {
  readonly product: string
  /** Reference with which an operator can find the log line about a failed sign-in. */
  readonly reference?: string | undefined
}

/** The description of a problem, and the reference with which an operator can find its cause. */
function Explained({ text, reference }: { readonly text: string; readonly reference: string | undefined }) {
  const t = useT()
  return (
    <>
      <p role="status">{text}</p>
      {reference !== undefined && (
        <chakra.p marginTop="3" textStyle="sm" fontVariantNumeric="tabular-nums">
          {t('page.reference', { id: reference })}
        </chakra.p>
      )}
    </>
  )
}

const ICON = 26

/** The page that is shown after a failed sign-in. */
export function CallbackErrorPage({
  product,
  reference,
  onRetry,
}: PageProps & { readonly onRetry: () => void }) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={CircleHelp} size={ICON} />}
      title={t('page.callbackError.title')}
      description={<Explained text={t('page.callbackError.description')} reference={reference} />}
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

/**
 * The page for a user who may open no page of the portal. It has a button to sign in as another user, and a button
 * to try again after an administrator has granted access.
 */
export function AccessDeniedPage({ product, reference, onSwitchUser, onRetry }: AccessDeniedPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={UserX} size={ICON} />}
      title={t('page.accessDenied.title')}
      description={<Explained text={t('page.accessDenied.description', { product })} reference={reference} />}
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

/** The service or condition without which the portal cannot start. It decides the title and the text of the page. */
export type Missing = 'provider' | 'server' | 'settings' | 'start' | 'storage' | 'insecure' | 'outdated'

const missingPages: Readonly<Record<Missing, { readonly icon: IconNode; readonly description: MessageKey }>> =
  {
    provider: { icon: KeyRound, description: 'page.provider.description' },
    server: { icon: ServerOff, description: 'page.away.description' },
    settings: { icon: ServerOff, description: 'page.settings.description' },
    start: { icon: CloudOff, description: 'page.start.description' },
    storage: { icon: DatabaseZap, description: 'page.storage.description' },
    insecure: { icon: LockOpen, description: 'page.insecure.description' },
    outdated: { icon: AppWindow, description: 'page.outdated.description' },
  }

/** Titles of the page. The document has the same title. */
export const missingTitles: Readonly<Record<Missing, MessageKey>> = {
  provider: 'page.provider.title',
  server: 'page.away.title',
  settings: 'page.settings.title',
  start: 'page.start.title',
  storage: 'page.storage.title',
  insecure: 'page.insecure.title',
  outdated: 'page.outdated.title',
}

export interface MissingPageProps extends PageProps {
  readonly missing: Missing
  /** Names of the services that do not respond, for the administrator. */
  readonly parts?: readonly string[]
  readonly onRetry: () => void
}

/**
 * The page for a service that does not respond or is blocked. It names the service and the next automatic step of the
 * portal, and has a button to try again at once.
 */
export function MissingPage({ product, missing, parts = [], reference, onRetry }: MissingPageProps) {
  const t = useT()
  const { icon, description } = missingPages[missing]
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={icon} size={ICON} />}
      title={t(missingTitles[missing])}
      description={
        <>
          <Explained text={t(description)} reference={reference} />
          {parts.length > 0 && (
            <chakra.p marginTop="3" textStyle="sm" overflowWrap="anywhere">
              {t('page.missingParts', { names: parts.join(', ') })}
            </chakra.p>
          )}
        </>
      }
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

export interface OtherUserPageProps extends PageProps {
  /** The user who is signed in now. */
  readonly user: ShellUser
  readonly onContinue: () => void
  readonly onSwitchUser: () => void
}

/**
 * The page of a browser tab that belonged to another user. It names the current user, who can continue or sign in as
 * another user.
 */
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
  /** Whether the identity provider has confirmed the sign-out. If not, the user's session there may continue. */
  readonly isHeard: boolean
  /** Whether the user was signed out because the portal was not used for a certain time. */
  readonly isIdle: boolean
  readonly onSignIn: () => void
}

/** The page after a sign-out. The user is signed out of the portal, but possibly not of the identity provider. */
export function SignedOutPage({ product, isHeard, isIdle, onSignIn }: SignedOutPageProps) {
  const t = useT()
  return (
    <StandalonePage
      product={product}
      icon={<Icon of={LogOut} size={ICON} />}
      title={t('page.signedOut.title')}
      description={
        <div role="status">
          {isIdle && <p>{t('page.signedOut.idle')}</p>}
          {!isHeard && <p>{t('page.signedOut.unheard')}</p>}
          <p>{t('page.signedOut.description')}</p>
        </div>
      }
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {t('page.signedOut.signIn')}
        </Button>
      }
    />
  )
}
