import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide'
import { Icon } from '../icon/icon'
import { tooltip } from '../tooltip/tooltip'

export interface WarningSignProps {
  /** The warning, which is both accessible name and tooltip. */
  readonly text: string
}

/** A warning icon that can be focused, so that everyone can read the warning in its tooltip. */
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
