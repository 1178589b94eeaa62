import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface UserLayoutProps {
  /** A notice at the top of the page about a task that has to be done first. */
  readonly notice?: ReactNode
  /** The facts and the rights of the user. They are at the left, and on narrow screens at the bottom. */
  readonly facts: ReactNode
  /** The user's assignments, which are the main content of the page. */
  readonly children: ReactNode
}

/** The layout of a user's page: the assignments, and beside or below them the facts and the rights of the user. */
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
