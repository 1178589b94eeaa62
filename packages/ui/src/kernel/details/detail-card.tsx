import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode, useId } from 'react'
import { detailStyles } from './detail.styles'

/** A term and its value, such as the name of a field of a record and what it contains. */
export interface Fact {
  readonly term: string
  /** The value of the fact. A fact whose value is `undefined` is not rendered. */
  readonly value: ReactNode | undefined
}

export interface DetailCardProps {
  readonly heading: string
  /** Level of the card's heading: 3 by default, 2 for a card directly on a page. */
  readonly level?: 2 | 3
  /** Whether the card takes the full width instead of one column. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A card with one group of facts in a detail view, under a heading. */
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

/** A list of terms and their values. Facts whose value is `undefined` are not rendered. */
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
