import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** A number, and a label that says what was counted. */
export interface Figure {
  readonly id: string
  readonly count: number
  readonly label: string
  readonly tone?: 'warning' | 'danger' | undefined
}

export interface FiguresProps {
  readonly label: string
  readonly figures: readonly Figure[]
  /** A sentence about all numbers together, below them. */
  readonly children?: ReactNode
}

// On phones the numbers are in two columns, so that the lines between the numbers meet.
const frameStyle = {
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  bg: 'surface',
} as const

const figureStyle = {
  px: '4',
  py: '2.5',
  minW: '0',
  borderColor: 'border',
  borderInlineEndWidth: { base: '0', md: '1px' },
  '&:nth-of-type(odd)': { borderInlineEndWidth: '1px' },
  // The last number fills its row if it is alone in it. The sentence below is the last child.
  '&:nth-of-type(odd):nth-last-of-type(2)': {
    gridColumn: '1 / -1',
    borderInlineEndWidth: { base: '0', md: '1px' },
  },
  '&:nth-of-type(n + 3)': { borderTopWidth: { base: '1px', md: '0' } },
} as const

const sentenceStyle = {
  gridColumn: '1 / -1',
  px: '4',
  py: '2.5',
  alignSelf: 'center',
  borderColor: 'border',
  borderTopWidth: { base: '1px', md: '0' },
  textStyle: 'sm',
  color: 'fg.muted',
} as const

const tones = { warning: 'warning.fg', danger: 'danger.fg' } as const

/** Numbers beside each other, each with its label, and a sentence about all of them. */
export function Figures({ label, figures, children }: FiguresProps) {
  const { formatNumber } = useIntl()
  return (
    <chakra.section aria-label={label} css={frameStyle}>
      {figures.map(({ id, count, label: what, tone }) => (
        <chakra.div key={id} css={figureStyle}>
          <chakra.span
            display="block"
            textStyle="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            {...(tone !== undefined && count > 0 ? { color: tones[tone] } : {})}
          >
            {formatNumber(count)}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {what}
          </chakra.span>
        </chakra.div>
      ))}
      <chakra.div css={sentenceStyle}>{children}</chakra.div>
    </chakra.section>
  )
}
