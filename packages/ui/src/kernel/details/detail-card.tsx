import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode, useId } from 'react'
import { detailStyles } from './detail.styles'

export interface Fact {
  readonly term: string
  /** A fact without a value is not drawn. */
  readonly value: ReactNode | undefined
}

export interface DetailCardProps {
  readonly heading: string
  /** Of the heading: 3 by default, 2 for a card right on a page. */
  readonly level?: 2 | 3
  /** Takes the full width rather than one column of cards. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One block of a detail, under a heading. */
export function DetailCard({ heading, level = 3, wide = false, children }: DetailCardProps) {
  const headingId = useId()
  return (
    <chakra.section css={detailStyles.card} aria-labelledby={headingId} {...(wide && { 'data-wide': '' })}>
      <chakra.h3 as={`h${level}`} id={headingId} css={detailStyles.heading}>
        {heading}
      </chakra.h3>
      {children}
    </chakra.section>
  )
}

/** Terms and their values. Facts without a value are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <chakra.dl css={detailStyles.facts}>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ term, value }) => (
          <Fragment key={term}>
            <chakra.dt css={detailStyles.term}>{term}</chakra.dt>
            <chakra.dd css={detailStyles.value}>{value}</chakra.dd>
          </Fragment>
        ))}
    </chakra.dl>
  )
}
