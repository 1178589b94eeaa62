import { idleSince, offersUsersGuide, showsCookieNotice } from '@remesa/domain/session'
import { keepScrollbarWidth, lazyComponent } from '@remesa/ui/kernel'
import { CookieBanner } from '@remesa/ui/session'
import { AppShell, type ShellPreferences } from '@remesa/ui/shell'
import { useColorMode } from '@remesa/ui/theme'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { whenIdle, withTexts } from '../kernel/loading'
import { preloadNotices } from '../kernel/notices'
import { UsersGuideContext, useExternalStore, usePortal } from '../kernel/state'
import { local, storedText, userKey } from '../kernel/storage'
import { hasWarning, isWithin, menuOf, type PortalRoute, pathTo } from '../routes'
import { useServices } from '../services'
import type { OpenedDocument } from './frame-dialogs'
import { NoSessionPage } from './no-session-page'
import { useFrameKeys } from './use-frame-keys'
import { useRail } from './use-rail'
import { userDrafts } from './user-drafts'

// Some of these dialogs are needed while the network is down, so a failure to load their code must not break the page.
// (FRA-17)
const FrameDialogs = lazyComponent(() =>
  withTexts('frame', async () => (await import('./frame-dialogs')).FrameDialogs),
)
const NewSignIns = lazyComponent(() =>
  withTexts('frame', async () => (await import('./new-sign-ins')).NewSignIns),
)

export interface PortalShellProps {
  readonly route: PortalRoute
  readonly children: ReactNode
}

/** The shell around the pages for a signed-in user: menu, documents, warnings, and the end of the session. */
export function PortalShell({ route, children }: PortalShellProps) {
  const { session, locale, config, cookies, memory } = useServices()
  const portal = usePortal()
  const { user, ability } = portal
  const [since] = useState(() => idleSince(memory.lastActivity.read(), Date.now()))
  const { mode, setColorMode } = useColorMode()
  const isCookieAccepted = useExternalStore(cookies.given)
  const [opened, setOpened] = useState<OpenedDocument>()
  const close = () => setOpened(undefined)
  const [drafts, setDrafts] = useState(0)
  const exit = () => {
    const count = userDrafts(local, userKey(user)).length
    if (count === 0) void session.signOut()
    else setDrafts(count)
  }
  const [isRailOpen, setRailOpen] = useRail()
  const preferences: ShellPreferences = {
    locale: portal.locale,
    locales: locale.offeredIn(user.country.code),
    onLocaleChange: (detail) => locale.choose(detail.locale),
    colorMode: mode,
    onColorModeChange: ({ colorMode: next }) => {
      setColorMode(next)
      storedColorMode.write(next)
    },
  }
  const keys = useFrameKeys(preferences)
  const openGuide = offersUsersGuide(user) ? () => setOpened('users-guide') : undefined
  const isSettled = useSettled()
  const [, navigate] = useLocation()
  const needsDialogs =
    isSettled ||
    opened !== undefined ||
    drafts > 0 ||
    !user.disclaimerAccepted ||
    hasWarning(route, portal.config)

  return (
    <>
      <AppShell
        product={config.brand.product}
        user={{ fullName: `${user.name} ${user.lastName}`.trim(), username: user.username }}
        navItems={menuOf(ability).map((page) => ({
          page: page.name,
          href: page.path,
          isCurrent: isWithin(route, page),
        }))}
        renderLink={(link) => <Link {...link} />}
        isRailOpen={isRailOpen}
        onRailToggle={setRailOpen}
        {...preferences}
        {...keys.shell}
        onSessions={() => navigate(pathTo('sessions'))}
        onUsersGuide={openGuide}
        onDisclaimer={() => setOpened('disclaimer')}
        onExit={exit}
      >
        <NewSignIns isOpen={isSettled && user.disclaimerAccepted && route.name !== 'sessions'} />
        {/* The disclaimer covers every page until it is accepted. Before that, the back end refuses the calls of
           pages. */}
        <UsersGuideContext value={openGuide}>{user.disclaimerAccepted && children}</UsersGuideContext>
      </AppShell>
      {keys.dialogs}
      <FrameDialogs
        isOpen={needsDialogs}
        route={route}
        opened={opened}
        since={since}
        onClose={close}
        drafts={drafts}
        onStay={() => setDrafts(0)}
      />
      {showsCookieNotice({ isSignedIn: true, isAccepted: isCookieAccepted }) && (
        <CookieBanner privacyPolicyUrl={config.privacyPolicyUrl ?? '/privacy'} onAccept={cookies.give} />
      )}
    </>
  )
}

/** The stored colour mode. The script `color-mode.js` reads it before the next page is painted. */
const storedColorMode = storedText(local, 'remesa.color-mode')

/** Whether the first page is complete. Code that may be needed offline is loaded only after that. */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => (isSettled ? keepScrollbarWidth() : undefined), [isSettled])
  useEffect(() => {
    let isCurrent = true
    void whenIdle().then(() => {
      if (!isCurrent) return
      setSettled(true)
      preloadNotices()
      NoSessionPage.preload()
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return isSettled
}
