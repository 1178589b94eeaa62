import { SigningInPage } from '@remesa/ui/session'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useExternalStore } from '../kernel/state'
import { preloadPage } from '../lazy-pages'
import { useServices } from '../services'
import { isOpening, type PortalSession } from './keeper/portal-session'
import { NoSessionPage } from './no-session-page'

// A code works once, and development runs every effect twice: both runs share the first one's promise.
let finishing: Promise<string | undefined> | undefined

const finishOnce = (session: PortalSession): Promise<string | undefined> => {
  finishing ??= session.finish(location.href).finally(() => {
    finishing = undefined
  })
  return finishing
}

/**
 * The page that the provider redirects to: completes the sign-in and continues at the remembered path. (SGN-18, SGN-19)
 */
export function CallbackRoute() {
  const { config, session } = useServices()
  const state = useExternalStore(session.state)
  const [, navigate] = useLocation()

  useEffect(() => {
    let isCurrent = true
    const finish = async () => {
      const path = await finishOnce(session)
      if (path === undefined) {
        // The code in the address is spent; there is no reason to keep it in the history.
        history.replaceState(null, '', location.pathname)
        return
      }
      preloadPage(path)
      if (isCurrent) navigate(path, { replace: true })
    }
    void finish()
    return () => {
      isCurrent = false
    }
  }, [session, navigate])

  return isOpening(state) ? <SigningInPage product={config.brand.product} /> : <NoSessionPage state={state} />
}
