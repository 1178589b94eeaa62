import { portalPages } from '@remesa/domain/abilities'
import { SESSION_COUNTDOWN_SECONDS } from '@remesa/domain/session'
import { lazyComponent } from '@remesa/ui/kernel'
import { SessionExpiryDialog, SignOutQuestion } from '@remesa/ui/session'
import { WarningModal } from '@remesa/ui/shell'
import { useCallback, useEffect, useState } from 'react'
import { withTexts } from '../kernel/loading'
import { useExternalStore, usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'
import { awaitedReports } from '../kernel/write'
import { hasWarning, type PortalRoute } from '../routes'
import { useServices } from '../services'
import { Disclaimer, UsersGuide } from './documents'
import { useSessionExpiry } from './use-session-expiry'
import { discardDrafts } from './user-drafts'

const ReportWatch = lazyComponent(() =>
  withTexts('reports', async () => (await import('../reports/report-watch')).ReportWatch),
)

export type OpenedDocument = 'users-guide' | 'disclaimer'

export interface FrameDialogsProps {
  /** Whether a dialog of the shell is open, or may open without an action of the user. */
  readonly isOpen: boolean
  readonly route: PortalRoute
  /** The document that the user has opened from the menu. */
  readonly opened: OpenedDocument | undefined
  /** The instant of the last activity, from which the idle time counts, in epoch ms. */
  readonly since: number
  readonly onClose: () => void
  /** Number of drafts about which the user is asked at sign-out; 0 if there is no question. */
  readonly drafts: number
  /** Called when the user decides not to sign out. */
  readonly onStay: () => void
}

/**
 * The dialogs that belong to no page: documents, the warning of an area, the end of an idle session, and the
 * announcements of reports that are ready.
 */
export function FrameDialogs({ route, opened, since, onClose, drafts, onStay }: FrameDialogsProps) {
  const { session } = useServices()
  const { user, ability } = usePortal()
  const awaitsReports =
    useExternalStore(awaitedReports).length > 0 && ability.can('read', portalPages.reports.subject)
  return (
    <>
      <ReportWatch isOpen={awaitsReports} />
      <UsersGuide isOpen={opened === 'users-guide'} onClose={onClose} />
      <Disclaimer isAccepted={user.disclaimerAccepted} isOpened={opened === 'disclaimer'} onClose={onClose} />
      <AreaWarning route={route} isDue={user.disclaimerAccepted} />
      <SessionEnd since={since} />
      <SignOutQuestion
        isOpen={drafts > 0}
        count={drafts}
        onKeep={() => void session.signOut()}
        onDiscard={() => {
          void session.signOut()
          discardDrafts(local, userKey(user))
        }}
        onCancel={onStay}
      />
    </>
  )
}

/**
 * The warning of an area with known problems. It appears once when the user enters the area, and not on every page
 * of the area. (FRA-3)
 */
function AreaWarning({ route, isDue }: { readonly route: PortalRoute; readonly isDue: boolean }) {
  const { config } = usePortal()
  const { area } = route
  const isTroubled = hasWarning(route, config)
  const [isOpen, setOpen] = useState(false)
  // When the user leaves an area, its warning is closed.
  const [enteredArea, setEnteredArea] = useState<PortalRoute['area']>()
  useEffect(() => {
    if (!isDue || area === enteredArea) return
    setEnteredArea(area)
    setOpen(isTroubled)
  }, [isDue, isTroubled, area, enteredArea])
  return <WarningModal isOpen={isOpen} onClose={() => setOpen(false)} />
}

/** The warning before an idle session ends, and the sign-out at its end. (SGN-22) */
function SessionEnd({ since }: { readonly since: number }) {
  const { session, tabs, memory } = useServices()
  const exit = useCallback(() => void session.signOut(), [session])
  const expire = useCallback(() => void session.signOut({ isIdle: true }), [session])
  const { seconds, stay } = useSessionExpiry({
    tabs,
    since,
    remember: memory.lastActivity.write,
    onExpired: expire,
  })
  return (
    <SessionExpiryDialog
      isOpen={seconds !== undefined}
      secondsLeft={seconds ?? 0}
      secondsTotal={SESSION_COUNTDOWN_SECONDS}
      onStay={stay}
      onExit={exit}
    />
  )
}
