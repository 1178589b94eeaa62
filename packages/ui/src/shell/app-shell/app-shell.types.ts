import type { MainPageName } from '@remesa/domain/abilities'
import type { Locale } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import type { ColorMode } from '../../theme'

/** A main page in the navigation. */
export interface NavItem {
  readonly page: MainPageName
  readonly href: string
  readonly isCurrent: boolean
}

/** Props of a link in the navigation. The caller, which has the router, renders the `<a>` element. */
export interface NavLinkProps {
  readonly href: string
  readonly 'aria-current': 'page' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** The names of the signed-in user. */
export interface ShellUser {
  readonly fullName: string
  readonly username: string
}

/** The language and the colour mode of the user, with the callbacks that change them. */
export interface ShellPreferences {
  readonly locale: Locale
  /** The languages that the user can choose, in any order. The menu sorts them by name. */
  readonly locales: readonly Locale[]
  readonly onLocaleChange: (detail: { readonly locale: Locale }) => void
  readonly colorMode: ColorMode
  readonly onColorModeChange: (detail: { readonly colorMode: ColorMode }) => void
}

export interface AppShellProps extends ShellPreferences {
  readonly product: string
  readonly user: ShellUser
  /** The pages that the user may open. */
  readonly navItems: readonly NavItem[]
  readonly renderLink: (link: NavLinkProps) => ReactNode
  /** Whether the rail shows words next to its icons. The caller stores this choice. */
  readonly isRailOpen: boolean
  readonly onRailToggle: (detail: { readonly isOpen: boolean }) => void
  /** Opens the command palette. */
  readonly onPalette: () => void
  /** Called when the button of the command palette is pointed at or focused, because the palette may be needed soon. */
  readonly onPaletteIntent: () => void
  /** Opens the list of keyboard shortcuts. */
  readonly onKeys: () => void
  /** Opens the page of the user's sessions. */
  readonly onSessions: () => void
  /** Opens the users' guide; `undefined` if the user's country has no guide. */
  readonly onUsersGuide?: (() => void) | undefined
  /** Opens the legal disclaimer; `undefined` if there is no disclaimer for the user. */
  readonly onDisclaimer?: (() => void) | undefined
  readonly onExit: () => void
  readonly children: ReactNode
}
