import { chakra, defineSlotRecipe, Dialog as Parts, Portal } from '@chakra-ui/react'
import { dialogAnatomy } from '@chakra-ui/react/anatomy'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Icon, IconButton, visuallyHidden } from '../../kernel'

const drawerRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'r-drawer',
  base: {
    backdrop: { position: 'fixed', inset: 0, bg: 'backdrop', zIndex: 'modal' },
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '18rem',
      maxW: '88vw',
      height: '100dvh',
      overflow: 'auto',
      bg: 'shell.bg',
      color: 'shell.fg',
      p: '4',
      gap: '5',
      boxShadow: 'raised',
      outline: 'none',
      _open: { animation: 'slide-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
    },
  },
})

interface PhoneMenuProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly top: ReactNode
  readonly children: ReactNode
}

/**
 * The navigation on screens without space for a rail: it slides in, takes the focus, and returns the focus when it
 * closes.
 */
export function PhoneMenu({ isOpen, onClose, top, children }: PhoneMenuProps) {
  const t = useT()
  return (
    <Parts.Root
      recipe={drawerRecipe}
      open={isOpen}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Title css={visuallyHidden}>{t('shell.menu.title')}</Parts.Title>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between">
              {top}
              <IconButton
                variant="shell"
                label={t('shell.menu.close')}
                icon={<Icon of={X} size={20} />}
                onClick={onClose}
              />
            </chakra.div>
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
