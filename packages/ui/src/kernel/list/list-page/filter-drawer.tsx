import { Drawer } from '@chakra-ui/react'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { IconButton } from '../../button/button'
import { staysOpen } from '../../dialog/stays-open'
import { Layer } from '../../floating/layer-host'
import { hasOpenPanel } from '../../floating/use-floating'
import { Icon } from '../../icon/icon'
import { filterDrawerRecipe } from './filter-drawer.recipe'

interface FilterDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A drawer with the filters, for windows in which the panel does not fit next to the table. Typed values survive
 * closing the drawer.
 */
export function FilterDrawer({ isOpen, onClose, children }: FilterDrawerProps) {
  const t = useT()
  return (
    <Drawer.Root
      recipe={filterDrawerRecipe}
      open={isOpen}
      lazyMount
      {...staysOpen}
      onEscapeKeyDown={(event) => {
        if (hasOpenPanel()) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Layer>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{t('list.filters')}</Drawer.Title>
              <IconButton
                label={t('list.filters.close')}
                icon={<Icon of={X} size={20} />}
                onClick={onClose}
              />
            </Drawer.Header>
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Layer>
    </Drawer.Root>
  )
}
