import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide'
import { Icon } from '../icon/icon'
import { tooltip } from '../tooltip/tooltip'

export interface WarningSignProps {
  /** The warning: both accessible name and tooltip. */
  readonly text: string
}

/** A warning the size of an icon. It is focusable, so that everyone can read the tooltip. */
export function WarningSign({ text }: WarningSignProps) {
  return (
    <chakra.span
      role="img"
      aria-label={text}
      tabIndex={0}
      {...tooltip(text)}
      display="inline-flex"
      color="warning.fg"
      borderRadius="sm"
    >
      <Icon of={TriangleAlert} size={18} />
    </chakra.span>
  )
}
