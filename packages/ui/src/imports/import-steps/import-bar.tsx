import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'

export interface ImportBarProps {
  /** What the way on would do, or what keeps it. */
  readonly note: ReactNode
  /** The ways back and on. */
  readonly children: ReactNode
}

const barStyle = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'docked',
  marginTop: 'auto',
  mx: { base: '-4', lg: '-5' },
  mb: { base: '-3', lg: '-4' },
  px: { base: '4', lg: '5' },
  py: '2.5',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  bg: 'surface',
  borderTopWidth: '1px',
  borderColor: 'border',
  boxShadow: '0 -2px 12px {colors.shadow}',
} as const

/** What comes next, and the ways there. It stays at the bottom of the window. */
export function ImportBar({ note, children }: ImportBarProps) {
  const t = useT()
  return (
    <chakra.div css={barStyle} role="group" aria-label={t('imports.bar')}>
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
    </chakra.div>
  )
}
