import { useT } from '@remesa/ui/i18n'
import {
  AccessDeniedPage,
  CallbackErrorPage,
  MissingPage,
  type MissingPageProps,
  missingTitles,
  OtherUserPage,
  SignedOutPage,
  type SignedOutPageProps,
} from '@remesa/ui/session'
import { useEffect, useState } from 'react'
import { match } from 'ts-pattern'
import { useLocation } from 'wouter'
import { usePageChange } from '../kernel/routing'
import { useServices } from '../services'
import type { LoadedPortal } from '../session/load-portal'
import type { SessionState } from '../session/portal-session'
import { openSignOutWindow } from '../session/sign-out-window'

/**
 * The state of a session for which no page can be shown: the session is not open, or the settings of its country are
 * not loaded yet.
 */
export type ClosedState =
  | Exclude<SessionState, { readonly kind: 'idle' | 'signing-in' | 'loading' | 'ready' }>
  | { readonly kind: 'no-settings' }

const useTitle = (title: string) => {
  const { config } = useServices()
  const [path] = useLocation()
  usePageChange(path, `${title} · ${config.brand.product}`)
  return config.brand.product
}

/** The page after the sign-in failed or the user could not be loaded. */
function SignInFailed({ reference }: { readonly reference: string }) {
  const { session } = useServices()
  const [, navigate] = useLocation()
  const product = useTitle(useT()('page.callbackError.title'))
  const retry = () => {
    navigate(session.rememberedPath(), { replace: true })
    session.retry()
  }
  return <CallbackErrorPage product={product} reference={reference} onRetry={retry} />
}

/**
 * The page while a service does not respond. The portal requests the service again automatically. (SGN-11, SGN-17)
 */
function Waiting({ missing, reference }: Pick<MissingPageProps, 'missing' | 'reference'>) {
  const { session } = useServices()
  const product = useTitle(useT()(missingTitles[missing]))
  return <MissingPage product={product} missing={missing} reference={reference} onRetry={session.retry} />
}

/**
 * The page for a user who may open no page. The user can sign out silently and try again, or switch to another user.
 * (SGN-20, SGN-21)
 */
function AccessDenied({ reference }: { readonly reference: string | undefined }) {
  const { session } = useServices()
  const [, navigate] = useLocation()
  const product = useTitle(useT()('page.accessDenied.title'))
  const signOutWindow = useSignOutAddress()
  const retry = () => {
    // The window is opened before the first `await`, because browsers permit a new window only during the click.
    const ended = signOutWindow === undefined ? undefined : openSignOutWindow(signOutWindow)
    if (ended === undefined) {
      void session.signOut()
      return
    }
    void ended.then(() => {
      navigate(session.rememberedPath(), { replace: true })
      session.restart()
    })
  }
  return (
    <AccessDeniedPage
      product={product}
      reference={reference}
      onRetry={retry}
      onSwitchUser={session.switchUser}
    />
  )
}

const useSignOutAddress = (): string | undefined => {
  const { session } = useServices()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const url = await session.signOutUrl()
      if (isCurrent) setAddress(url)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [session])
  return address
}

/**
 * The page after a sign-out in this tab or in another tab. It shows no data, and has a button to sign in again.
 * (SGN-14, SGN-15, SGN-26)
 */
function SignedOut({ isHeard, isIdle }: Pick<SignedOutPageProps, 'isHeard' | 'isIdle'>) {
  const { session } = useServices()
  const product = useTitle(useT()('page.signedOut.title'))
  return <SignedOutPage product={product} isHeard={isHeard} isIdle={isIdle} onSignIn={session.retry} />
}

/** The page that is shown if the signed-in user is not the last user of this tab. (SGN-25) */
function OtherUser({ portal }: { readonly portal: LoadedPortal }) {
  const { session } = useServices()
  const product = useTitle(useT()('page.otherUser.title'))
  const { name, lastName, username } = portal.user
  return (
    <OtherUserPage
      product={product}
      user={{ fullName: `${name} ${lastName}`.trim(), username }}
      onContinue={session.takeOver}
      onSwitchUser={session.switchUser}
    />
  )
}

/** The page that is shown if no session is open, depending on the state of the session. */
export function NoSessionView({ state }: { readonly state: ClosedState }) {
  return match(state)
    .with({ kind: 'failed' }, ({ reference }) => <SignInFailed reference={reference} />)
    .with({ kind: 'away' }, ({ service, reference }) => <Waiting missing={service} reference={reference} />)
    .with({ kind: 'no-settings' }, () => <Waiting missing="settings" />)
    .with({ kind: 'denied' }, ({ reference }) => <AccessDenied reference={reference} />)
    .with({ kind: 'other-user' }, ({ portal }) => <OtherUser portal={portal} />)
    .with({ kind: 'signed-out' }, ({ isHeard, isIdle = false }) => (
      <SignedOut isHeard={isHeard} isIdle={isIdle} />
    ))
    .exhaustive()
}
