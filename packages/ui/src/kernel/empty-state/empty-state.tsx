import { chakra } from '@chakra-ui/react'
import { Inbox } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'

export interface EmptyStateProps {
  readonly title: string
  /** The reason why the content is missing, or the next step. */
  readonly description?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
}

/** A message in place of missing content: what is missing, why, and the next step. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      px="6"
      py="12"
      textAlign="center"
      color="fg.muted"
    >
      <chakra.span
        aria-hidden="true"
        display="grid"
        placeItems="center"
        boxSize="12"
        borderRadius="full"
        bg="bg.subtle"
      >
        {icon ?? <Icon of={Inbox} size={22} />}
      </chakra.span>
      <chakra.p fontWeight="semibold" color="fg" textWrap="balance">
        {title}
      </chakra.p>
      {description !== undefined && (
        <chakra.div textStyle="sm" maxW="26rem" textWrap="balance">
          {description}
        </chakra.div>
      )}
      {action !== undefined && <chakra.div marginTop="2">{action}</chakra.div>}
    </chakra.div>
  )
}
