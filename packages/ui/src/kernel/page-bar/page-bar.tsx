import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface PageBarProps {
  readonly label: string
  readonly children: ReactNode
}

const barStyle = {
  position: 'sticky',
  // While the cookie notice is shown, the bar is above the notice.
  bottom: 'var(--bottom-notice, 0px)',
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
  // The background of the bar continues behind the cookie notice. Otherwise the page would be visible beside the
  // notice.
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    top: '100%',
    height: 'var(--bottom-notice, 0px)',
    bg: 'surface',
  },
} as const

/** The bar of a long page with the user's progress and the actions. It stays at the bottom of the window. */
export function PageBar({ label, children }: PageBarProps) {
  return (
    <chakra.div css={barStyle} data-unprinted="" role="group" aria-label={label}>
      {children}
    </chakra.div>
  )
}
