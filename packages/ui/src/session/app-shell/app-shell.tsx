import { chakra } from '@chakra-ui/react'
import { BookOpen, LogOut, Menu, Scale } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, IconButton, latePart, SkipLink } from '../../kernel'
import type { AppShellProps, ShellUser } from './app-shell.types'
import { MainNav } from './main-nav'
import { Preferences } from './preferences'
import { ProductMark } from './product-mark'

// Only narrow screens open it, and it is heavier than the rest of the frame.
const PhoneMenu = latePart(async () => (await import('./phone-menu')).PhoneMenu)

const CONTENT_ID = 'content'

/** The frame around every page: menu at the side, user and sign-out at the top. On phones the menu slides in. */
export function AppShell(props: AppShellProps) {
  const { product, user, navItems, renderLink, onUsersGuide, onDisclaimer, onExit, children } = props
  const t = useT()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const nav = <MainNav navItems={navItems} renderLink={renderLink} onNavigate={closeMenu} />
  return (
    <chakra.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
    >
      <SkipLink targetId={CONTENT_ID} />
      <chakra.aside
        aria-label={product}
        display={{ base: 'none', lg: 'flex' }}
        flexDirection="column"
        gap="6"
        position="sticky"
        top="0"
        height="100dvh"
        overflow="auto"
        bg="shell.bg"
        color="shell.fg"
        px="3"
        py="5"
      >
        <chakra.div px="2">
          <ProductMark product={product} />
        </chakra.div>
        {nav}
        <Documents onUsersGuide={onUsersGuide} onDisclaimer={onDisclaimer} />
      </chakra.aside>
      <PhoneMenu isOpen={isMenuOpen} onClose={closeMenu} top={<ProductMark product={product} />}>
        {nav}
        <chakra.div display="grid" gap="2" bg="surface" color="fg" borderRadius="md" p="2">
          <Preferences {...props} />
        </chakra.div>
        <Documents onUsersGuide={onUsersGuide} onDisclaimer={onDisclaimer} />
      </PhoneMenu>
      <chakra.div display="flex" flexDirection="column" minW="0">
        <chakra.header
          position="sticky"
          top="0"
          zIndex="sticky"
          display="flex"
          alignItems="center"
          gap="2"
          minH="16"
          px={{ base: '3', md: '6' }}
          bg="surface"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <chakra.div display={{ base: 'block', lg: 'none' }}>
            <IconButton
              label={t('shell.menu.open')}
              icon={<Menu aria-hidden="true" size={22} />}
              aria-expanded={isMenuOpen}
              aria-haspopup="dialog"
              onClick={() => {
                setMenuOpen(true)
              }}
            />
          </chakra.div>
          <chakra.div display={{ base: 'none', md: 'block', lg: 'none' }}>
            <ProductMark product={product} />
          </chakra.div>
          <chakra.div display={{ base: 'none', md: 'flex' }} marginInlineStart="auto" gap="1">
            <Preferences {...props} />
          </chakra.div>
          <UserName {...user} />
          <Button size="sm" icon={<LogOut aria-hidden="true" size={16} />} onClick={onExit}>
            {t('shell.exit')}
          </Button>
        </chakra.header>
        <chakra.main
          id={CONTENT_ID}
          tabIndex={-1}
          flex="1"
          width="full"
          maxW="90rem"
          mx="auto"
          px={{ base: '4', md: '6', xl: '8' }}
          py={{ base: '5', md: '8' }}
          outline="none"
          scrollMarginTop="16"
        >
          {children}
        </chakra.main>
      </chakra.div>
    </chakra.div>
  )
}

function UserName({ fullName, username }: ShellUser) {
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return (
    <chakra.div
      minW="0"
      maxW="18rem"
      flex={{ base: '1', md: 'none' }}
      px="3"
      borderInlineStartWidth={{ base: '0', md: '1px' }}
      borderColor="border"
    >
      <chakra.div css={line} textStyle="sm" fontWeight="semibold" title={fullName}>
        {fullName}
      </chakra.div>
      <chakra.div css={line} textStyle="xs" color="fg.muted" title={username}>
        {username}
      </chakra.div>
    </chakra.div>
  )
}

function Documents({ onUsersGuide, onDisclaimer }: Pick<AppShellProps, 'onUsersGuide' | 'onDisclaimer'>) {
  const t = useT()
  if (onUsersGuide === undefined && onDisclaimer === undefined) return null
  return (
    <chakra.div
      role="group"
      aria-label={t('shell.resources')}
      marginTop="auto"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="shell.border"
      display="grid"
      gap="1"
      css={{
        '& button': {
          width: 'full',
          justifyContent: 'flex-start',
          color: 'shell.muted',
          fontWeight: 'medium',
        },
      }}
    >
      {onUsersGuide !== undefined && (
        <Button variant="shell" icon={<BookOpen aria-hidden="true" size={18} />} onClick={onUsersGuide}>
          {t('shell.usersGuide')}
        </Button>
      )}
      {onDisclaimer !== undefined && (
        <Button variant="shell" icon={<Scale aria-hidden="true" size={18} />} onClick={onDisclaimer}>
          {t('shell.disclaimer')}
        </Button>
      )}
    </chakra.div>
  )
}
