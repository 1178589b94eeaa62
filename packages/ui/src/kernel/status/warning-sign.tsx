import { chakra } from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { Tooltip } from '../tooltip/tooltip'

export interface WarningSignProps {
  /** What is the matter: its accessible name, and the hint for the eye. */
  readonly text: string
}

/** A warning that takes the room of an icon. It can be reached by keyboard, so that everyone can read the hint. */
export function WarningSign({ text }: WarningSignProps) {
  return (
    <Tooltip text={text}>
      <chakra.span
        role="img"
        aria-label={text}
        tabIndex={0}
        display="inline-flex"
        color="warning.fg"
        borderRadius="sm"
      >
        <TriangleAlert aria-hidden="true" size={18} />
      </chakra.span>
    </Tooltip>
  )
}
