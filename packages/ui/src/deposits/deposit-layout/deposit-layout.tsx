import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kernel'

export interface DepositLayoutProps {
  readonly title: string
  /** Beside the main part, below it on narrow screens. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The page of deposits: the deposit itself, and the last ones beside it. */
export function DepositLayout({ title, aside, children }: DepositLayoutProps) {
  return (
    <>
      <PageHeader title={title} />
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 51rem) minmax(16rem, 19rem)' }}
      >
        <chakra.div minW="0">{children}</chakra.div>
        {aside}
      </chakra.div>
    </>
  )
}

const framed = {
  px: '4',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  // What scrolls under the bar is cut at a line that shows, as below that of a form.
  borderTopColor: 'border.control',
  boxShadow: '0 -2px 12px {colors.shadow}',
} as const

/** Nothing frames the bar: what scrolls under it fades out above it, rather than being cut. */
const fading = {
  bg: 'bg',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '100%',
    height: '4',
    bgImage: 'linear-gradient(to top, {colors.bg}, transparent)',
    pointerEvents: 'none',
  },
} as const

/**
 * What can be done next, in view at the bottom of the deposit: the total at the left, the buttons at the right. Buttons
 * alone stand there without a frame.
 */
export function DepositBar({
  summary,
  children,
}: {
  readonly summary?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <chakra.div
      data-unprinted=""
      position="sticky"
      bottom="0"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="4"
      py="3"
      {...(summary ? framed : fading)}
    >
      <chakra.div textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {summary}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" ms="auto">
        {children}
      </chakra.div>
    </chakra.div>
  )
}
