import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide'
import { useId, useState } from 'react'
import { useT } from '../../i18n'
import { Button, Icon } from '../../kernel'

export interface BadgeHelpProps {
  /** The text that explains the number on the badge and says where to find this number. */
  readonly text: string
}

/** An explanation of the number on the badge for new users, closed until the user opens it. (FIR-101) */
export function BadgeHelp({ text }: BadgeHelpProps) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      {/* The text of the button is aligned with the field above it. */}
      <chakra.div marginInlineStart="-1rem">
        <Button
          variant="ghost"
          icon={<Icon of={isOpen ? ChevronDown : ChevronRight} size={16} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('firms.badge.question')}
        </Button>
      </chakra.div>
      <chakra.p id={id} hidden={!isOpen} textStyle="lg">
        {text}
      </chakra.p>
    </chakra.div>
  )
}
