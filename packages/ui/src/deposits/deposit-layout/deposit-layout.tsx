import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHeader } from '../../kernel'

export interface DepositLayoutProps {
  readonly title: string
  /** Content beside the main part of the page; on narrow screens it is below. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The layout of the page of deposits: the form of the deposit in the main part, and the latest deposits beside it. */
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
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </chakra.div>
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
  // As in the bar of a form, a shadow shows that the content scrolls under the bar.
  boxShadow: '0 -2px 12px {colors.shadow}',
} as const

/** The style of a bar without a total: a line separates its buttons from the content that scrolls under the bar. */
const lined = {
  bg: 'bg',
  borderTopWidth: '1px',
  borderColor: 'border',
  boxShadow: '0 -6px 8px -6px {colors.shadow}',
} as const

/** The bar at the bottom of the page of a deposit, always visible: the total at the left, the buttons at the right. */
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
      {...(summary ? framed : lined)}
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
