import { chakra } from '@chakra-ui/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import type { AppShellProps } from './app-shell.types'
import { MainNav, railLink } from './main-nav'
import { ProductMark } from './product-mark'

interface RailProps extends Pick<AppShellProps, 'product' | 'navItems' | 'renderLink'> {
  readonly isOpen: boolean
  /** Shows or hides the words of the rail; `undefined` if there is no space for the words. */
  readonly onToggle?: ((detail: { readonly isOpen: boolean }) => void) | undefined
}

/** The navigation rail at the side of the page: each icon has its word below it or, if the rail is open, next to it. */
export function Rail({ product, navItems, renderLink, isOpen, onToggle }: RailProps) {
  const t = useT()
  return (
    <chakra.aside
      aria-label={product}
      data-unprinted=""
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100dvh"
      // The cookie notice makes the page longer by its own height, below the shell. The margin lets the rail reach there.
      marginBottom="calc(-1 * var(--bottom-notice, 0px))"
      overflow="auto"
      bg="shell.bg"
      color="shell.fg"
      px={isOpen ? '2' : '1'}
      py="2"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent={isOpen ? 'flex-start' : 'center'}
        height="9"
        px={isOpen ? '1.5' : '0'}
        marginBottom="3"
      >
        <ProductMark product={product} isNameHidden={!isOpen} />
      </chakra.div>
      <MainNav navItems={navItems} renderLink={renderLink} layout={isOpen ? 'list' : 'rail'} />
      {onToggle !== undefined && (
        <chakra.div marginTop="auto" css={railLink(isOpen ? 'list' : 'rail')}>
          <chakra.button type="button" aria-expanded={isOpen} onClick={() => onToggle({ isOpen: !isOpen })}>
            <Icon of={isOpen ? PanelLeftClose : PanelLeftOpen} size={19} />
            {t(isOpen ? 'shell.rail.fold' : 'shell.rail.unfold')}
          </chakra.button>
        </chakra.div>
      )}
    </chakra.aside>
  )
}
