import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  readonly title: string
  readonly description?: ReactNode
  /** At the right; below the title on phones. */
  readonly actions?: ReactNode
}

/** The only first-level heading of a page, with the page's actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
      marginBottom="6"
    >
      <chakra.div minW="0">
        <chakra.h1 textStyle="2xl" fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.h1>
        {description !== undefined && (
          <chakra.div textStyle="sm" color="fg.muted">
            {description}
          </chakra.div>
        )}
      </chakra.div>
      {actions !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  )
}
