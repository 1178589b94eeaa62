import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode, useId } from 'react'
import { detailStyles } from './detail.styles'

export interface Fact {
  readonly term: string
  /** Nothing is drawn for a fact that is not known. */
  readonly value: ReactNode | undefined
}

export interface DetailCardProps {
  readonly heading: string
  /** Takes the whole width beside other cards. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One block of a detail, with a heading by which it is found. */
export function DetailCard({ heading, wide = false, children }: DetailCardProps) {
  const headingId = useId()
  return (
    <chakra.section css={detailStyles.card} aria-labelledby={headingId} {...(wide && { 'data-wide': '' })}>
      <chakra.h3 id={headingId} css={detailStyles.heading}>
        {heading}
      </chakra.h3>
      {children}
    </chakra.section>
  )
}

/** Terms and their values; facts that are not known are left out. */
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
