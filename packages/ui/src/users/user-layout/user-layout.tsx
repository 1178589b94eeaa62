import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface UserLayoutProps {
  /** Above everything: what has to be done first. */
  readonly notice?: ReactNode
  /** Who the user is and what they may do: at the left, on narrow screens below. */
  readonly facts: ReactNode
  /** What the user may use, which is why one comes here. */
  readonly children: ReactNode
}

/** The page of a user: what they may use first, beside or above who they are. */
export function UserLayout({ notice, facts, children }: UserLayoutProps) {
  return (
    <chakra.div display="grid" gap="4">
      {notice}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
        alignItems="start"
        gap="4"
      >
        <chakra.div display="grid" gap="4" order={{ base: 2, lg: 1 }}>
          {facts}
        </chakra.div>
        <chakra.div minW="0" order={{ base: 1, lg: 2 }}>
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
