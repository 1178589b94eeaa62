import { SigningInPage } from '@remesa/ui/session'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useExternalStore } from '../kernel/state'
import { preloadPage } from '../lazy-pages'
import { useServices } from '../services'
import { isOpening } from '../session/portal-session'
import { NoSessionPage } from './no-session-page'
import { finishSignIn } from './open-session'

/**
 * The page to which the identity provider redirects. It completes the sign-in, and opens the stored path. (SGN-18,
 * SGN-19)
 */
export function CallbackRoute() {
  const { config, session } = useServices()
  const state = useExternalStore(session.state)
  const [, navigate] = useLocation()

  useEffect(() => {
    let isCurrent = true
    const finish = async () => {
      const path = await finishSignIn(session, location.href)
      if (path === undefined) {
        // The code in the URL can't be used again, so the URL is removed from the browser's history.
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
