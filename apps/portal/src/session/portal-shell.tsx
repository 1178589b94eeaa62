import { SESSION_COUNTDOWN_SECONDS } from '@remesa/domain/session'
import { AppShell, CookieBanner, type NavPage, SessionExpiryDialog, WarningModal } from '@remesa/ui/session'
import { useColorMode } from '@remesa/ui/theme'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useExternalStore } from '../kernel/external-store'
import { usePortal } from '../kernel/portal-context'
import { menuOf, type PortalRoute, type RouteName } from '../routes'
import { useServices } from '../services'
import { Disclaimer, UsersGuide } from './documents'
import { useSessionExpiry } from './use-session-expiry'

const menuPages: Partial<Record<RouteName, NavPage>> = {
  firms: 'firms',
  orders: 'orders',
  deposit: 'deposit',
  administration: 'administration',
  reports: 'reports',
}

export interface PortalShellProps {
  readonly route: PortalRoute
  readonly children: ReactNode
}

/** The frame of the signed-in portal with everything that belongs to no page: menu, documents, warnings, session end. */
export function PortalShell({ route, children }: PortalShellProps) {
  const { session, locale, config, cookies } = useServices()
  const portal = usePortal()
  const { user, ability } = portal
  const { mode, setColorMode } = useColorMode()
  const isCookieAccepted = useExternalStore(cookies.given)
  const [opened, setOpened] = useState<'users-guide' | 'disclaimer'>()
  const close = () => setOpened(undefined)

  return (
    <>
      <AppShell
        product={config.brand.product}
        user={{ fullName: `${user.name} ${user.lastName}`.trim(), username: user.username }}
        navItems={menuOf(ability).flatMap(({ name, path }) => {
          const page = menuPages[name]
          return page === undefined ? [] : [{ page, href: path, isCurrent: route.path.startsWith(path) }]
        })}
        renderLink={(link) => <Link {...link} />}
        locale={portal.locale}
        onLocaleChange={(detail) => locale.choose(detail.locale)}
        colorMode={mode}
        onColorModeChange={({ colorMode }) => {
          setColorMode(colorMode)
          rememberColorMode(colorMode)
        }}
        onUsersGuide={user.country.showUsersGuide ? () => setOpened('users-guide') : undefined}
        onDisclaimer={() => setOpened('disclaimer')}
        onExit={() => void session.signOut()}
      >
        {children}
      </AppShell>
      <UsersGuide isOpen={opened === 'users-guide'} onClose={close} />
      <Disclaimer isAccepted={user.disclaimerAccepted} isOpened={opened === 'disclaimer'} onClose={close} />
      <AreaWarning route={route} isDue={user.disclaimerAccepted} />
      <SessionEnd />
      {!isCookieAccepted && (
        <CookieBanner privacyPolicyUrl={config.privacyPolicyUrl ?? '/privacy'} onAccept={cookies.give} />
      )}
    </>
  )
}

/** `color-mode.js` reads it before the next page is painted. */
const rememberColorMode = (mode: string): void => {
  try {
    localStorage.setItem('remesa.color-mode', mode)
  } catch {
    // The choice then holds until the reload.
  }
}

/** SHL-47 to SHL-50. Opens once on entering an area with trouble, not on every page within it. */
function AreaWarning({ route, isDue }: { readonly route: PortalRoute; readonly isDue: boolean }) {
  const { config } = usePortal()
  const { warning, page } = route
  const isTroubled = page !== undefined && warning?.(config) === true
  const [isOpen, setOpen] = useState(false)
  // The area is known by its warning function, which all its routes share; leaving it closes what was open.
  const [enteredArea, setEnteredArea] = useState<PortalRoute['warning']>()
  useEffect(() => {
    if (!isDue || warning === enteredArea) return
    setEnteredArea(() => warning)
    setOpen(isTroubled)
  }, [isDue, isTroubled, warning, enteredArea])
  return <WarningModal isOpen={isOpen} onClose={() => setOpen(false)} />
}

/** SES-19 to SES-23. The warning before an idle session ends, and its end. */
function SessionEnd() {
  const { session, tabs } = useServices()
  const exit = useCallback(() => void session.signOut(), [session])
  const { seconds, stay } = useSessionExpiry({ tabs, onExpired: exit })
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
