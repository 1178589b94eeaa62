import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { PageBar } from '../../kernel'

export interface ImportBarProps {
  /** The effect of the next step, or the reason why it is not possible. */
  readonly note: ReactNode
  /** The buttons to go back and on. */
  readonly children: ReactNode
}

/** The bar with the next step and its buttons. It stays at the bottom of the window. */
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
