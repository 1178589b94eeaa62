import { Popover } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { PointChoices } from './point-choices'
import { pointPopoverRecipe } from './point-list.recipe'
import type { PointListProps } from './point-switcher.types'

/**
 * The list of points that opens under the button of the switcher. Escape and a click outside close it, and the focus
 * returns to the button.
 */
export function PointList({ triggerId, isOpen, onClose, ...choices }: PointListProps) {
  // Chakra focuses the list when the list changes from closed to open, so the list is closed in the first render.
  const [isRendered, setRendered] = useState(false)
  useEffect(() => setRendered(true), [])
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Popover.Root
      recipe={pointPopoverRecipe}
      ids={{ trigger: triggerId }}
      open={isOpen && isRendered}
      lazyMount
      unmountOnExit
      // The list is rendered inside the landmark or dialog that contains its button.
      portalled={false}
      initialFocusEl={() => input.current}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Popover.Positioner>
        <Popover.Content aria-label={t('orders.filters.servicePoint.placeholder')}>
          <PointChoices {...choices} inputRef={input} onClose={onClose} />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}
