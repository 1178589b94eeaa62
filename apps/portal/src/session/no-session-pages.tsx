import { useT } from '@remesa/ui/i18n'
import { Button } from '@remesa/ui/kernel'
import { AccessDeniedPage, CallbackErrorPage, StandalonePage } from '@remesa/ui/session'
import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { match, P } from 'ts-pattern'
import { useLocation } from 'wouter'
import { usePageChange } from '../kernel/routing'
import { useServices } from '../services'
import type { SessionState } from './keeper/portal-session'

/** How long the window of a silent sign-out stays open. */
const SILENT_SIGN_OUT_MS = 150

/** The sign-in or the first load has failed. */
export function SignInFailed() {
  const { config, session } = useServices()
  const [path, navigate] = useLocation()
  const t = useT()
  usePageChange(path, `${t('page.callbackError.title')} · ${config.brand.product}`)
  const retry = () => {
    navigate(session.rememberedPath(), { replace: true })
    session.retry()
  }
  return <CallbackErrorPage product={config.brand.product} onRetry={retry} />
}

/** The user may see nothing here: they sign out silently and try again, or switch user. (SGN-20, SGN-21) */
export function AccessDenied() {
  const { config, session } = useServices()
  const [path, navigate] = useLocation()
  const t = useT()
  usePageChange(path, `${t('page.accessDenied.title')} · ${config.brand.product}`)
  const farewell = useFarewellAddress()

  const retry = () => {
    // Opened before anything is awaited: a browser lets a click open a window, but not a later callback.
    const popup =
      farewell === undefined ? null : window.open(farewell, '_blank', 'popup,width=320,height=240')
    if (popup === null) {
      void session.signOut()
      return
    }
    setTimeout(() => {
      popup.close()
      navigate(session.rememberedPath(), { replace: true })
      session.restart()
    }, SILENT_SIGN_OUT_MS)
  }

  return <AccessDeniedPage product={config.brand.product} onRetry={retry} onSwitchUser={session.switchUser} />
}

const useFarewellAddress = (): string | undefined => {
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

/** The page after a sign-out, here or in another tab: no data, and the way back in. (SGN-14, SGN-15) */
export function SignedOut() {
  const { config, session } = useServices()
  const [path] = useLocation()
  const t = useT()
  usePageChange(path, `${t('page.signedOut.title')} · ${config.brand.product}`)
  return (
    <StandalonePage
      product={config.brand.product}
      icon={<LogOut size={26} />}
      title={t('page.signedOut.title')}
      description={t('page.signedOut.description')}
      actions={
        <Button variant="primary" onClick={session.retry}>
          {t('page.signedOut.signIn')}
        </Button>
      }
    />
  )
}

/** The page of a session that is not open; `undefined` if it is. */
export function NoSessionPage({ state }: { readonly state: SessionState }) {
  return match(state)
    .with({ kind: 'failed' }, () => <SignInFailed />)
    .with({ kind: 'denied' }, () => <AccessDenied />)
    .with({ kind: 'signed-out' }, () => <SignedOut />)
    .with({ kind: P.union('idle', 'signing-in', 'loading', 'ready') }, () => null)
    .exhaustive()
}
