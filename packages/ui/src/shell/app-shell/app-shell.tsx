import { chakra } from '@chakra-ui/react'
import { LogOut, Menu as MenuIcon } from 'lucide'
import { useState } from 'react'
import { useT } from '../../i18n'
import {
  Icon,
  IconButton,
  lazyComponent,
  SIDE_PANEL_WIDTH,
  SkipLink,
  SkipLinksSlot,
  TopBarSlot,
  useIsSpaceTaken,
} from '../../kernel'
import type { AppShellProps } from './app-shell.types'
import { MainNav } from './main-nav'
import { PaletteButton } from './palette-button'
import { ProductMark } from './product-mark'
import { Rail } from './rail'
import { UserMenu } from './user-menu'

// The menu exists only on narrow screens, and its code is larger than the rest of the shell, so the code is loaded
// later.
const PhoneMenu = lazyComponent(async () => (await import('./phone-menu')).PhoneMenu)

const CONTENT_ID = 'content'

/**
 * The shell around every page: at the side the navigation rail, and at the top the page's title, the user menu and
 * the sign-out button. On phones the navigation is a menu that slides in. A user with only one page has no
 * navigation.
 */
export function AppShell(props: AppShellProps) {
  const { product, user, navItems, renderLink, onPalette, onPaletteIntent, onExit, children } = props
  const t = useT()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [topBar, setTopBar] = useState<HTMLElement | null>(null)
  const [skipLinks, setSkipLinks] = useState<HTMLElement | null>(null)
  const hasChoice = navItems.length > 1
  const isSpaceTaken = useIsSpaceTaken()
  // If a panel is next to the page, the navigation rail has no space for its labels.
  const isRailOpen = props.isRailOpen && !isSpaceTaken
  return (
    <chakra.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: hasChoice ? `${isRailOpen ? '13.5rem' : '5.5rem'} minmax(0, 1fr)` : undefined,
        _print: 'minmax(0, 1fr)',
      }}
    >
      <SkipLink targetId={CONTENT_ID} />
      <chakra.div ref={setSkipLinks} display="contents" />
      {hasChoice && (
        <>
          <Rail
            product={product}
            navItems={navItems}
            renderLink={renderLink}
            isOpen={isRailOpen}
            onToggle={isSpaceTaken ? undefined : props.onRailToggle}
          />
          <PhoneMenu
            isOpen={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            top={<ProductMark product={product} />}
          >
            <MainNav
              navItems={navItems}
              renderLink={renderLink}
              layout="list"
              onNavigate={() => setMenuOpen(false)}
            />
          </PhoneMenu>
        </>
      )}
      <chakra.div display="flex" flexDirection="column" minW="0">
        <chakra.header
          position="sticky"
          top="0"
          zIndex="sticky"
          data-unprinted=""
          display="flex"
          alignItems="center"
          gap={{ base: '0', md: '1', lg: '3' }}
          height="13"
          px={{ base: '1', md: '2', lg: '5' }}
          bg="surface"
          borderBottomWidth="1px"
          borderColor="border"
        >
          {hasChoice ? (
            <chakra.div display={{ base: 'block', lg: 'none' }}>
              <IconButton
                label={t('shell.menu.open')}
                icon={<Icon of={MenuIcon} size={20} />}
                aria-expanded={isMenuOpen}
                aria-haspopup="dialog"
                onClick={() => {
                  setMenuOpen(true)
                }}
              />
            </chakra.div>
          ) : (
            <chakra.div display="flex" marginInline={{ base: '3', lg: '0' }}>
              <ProductMark product={product} isNameHidden />
            </chakra.div>
          )}
          <chakra.div ref={setTopBar} display="flex" flex="1" minW="0" />
          <PaletteButton onPalette={onPalette} onPaletteIntent={onPaletteIntent} />
          <UserMenu {...props} user={user} />
          <IconButton label={t('shell.exit')} icon={<Icon of={LogOut} size={18} />} onClick={onExit} />
        </chakra.header>
        <chakra.main
          id={CONTENT_ID}
          tabIndex={-1}
          flex="1"
          width="full"
          px={{ base: '4', lg: '5' }}
          py={{ base: '3', lg: '4' }}
          outline="none"
          paddingInlineEnd={isSpaceTaken ? { xl: `calc(${SIDE_PANEL_WIDTH} + 1.25rem)` } : undefined}
        >
          <SkipLinksSlot value={skipLinks}>
            <TopBarSlot value={topBar}>{children}</TopBarSlot>
          </SkipLinksSlot>
        </chakra.main>
      </chakra.div>
    </chakra.div>
  )
}
