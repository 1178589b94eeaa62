import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { PageBar } from '../../kernel'

export interface ImportBarProps {
  /** The effect of the next step of the import, or the reason why it is not possible. */
  readonly note: ReactNode
  /** The buttons that lead to the previous and to the next step. */
  readonly children: ReactNode
}

/** The bar at the bottom of the window, with the buttons of the step and a note about the next step. */
export function ImportBar({ note, children }: ImportBarProps) {
  const t = useT()
  return (
    <PageBar label={t('imports.bar')}>
      <chakra.span role="status" textStyle="sm" color="fg.muted" minW="0" overflowWrap="anywhere">
        {note}
      </chakra.span>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        width={{ base: 'full', sm: 'auto' }}
        marginInlineStart="auto"
        css={{ '& > *': { flexGrow: { base: 1, sm: 0 } }, '& > span': { display: 'grid' } }}
      >
        {children}
      </chakra.div>
    </PageBar>
  )
}
