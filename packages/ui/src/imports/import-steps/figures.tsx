import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One number and what it counts. */
export interface Figure {
  readonly id: string
  readonly count: number
  readonly label: string
  readonly tone?: 'warning' | 'danger' | undefined
}

export interface FiguresProps {
  readonly label: string
  readonly figures: readonly Figure[]
  /** What is true of all of them. */
  readonly children?: ReactNode
}

const tones = { warning: 'warning.fg', danger: 'danger.fg' } as const

/** Numbers beside each other, each with what it counts, and a sentence about all of them. */
export function Figures({ label, figures, children }: FiguresProps) {
  return (
    <chakra.section
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      bg="surface"
    >
      {figures.map(({ id, count, label: what, tone }) => (
        <chakra.div key={id} px="4" py="2.5" borderInlineEndWidth="1px" borderColor="border" minW="0">
          <chakra.span
            display="block"
            textStyle="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            {...(tone !== undefined && count > 0 ? { color: tones[tone] } : {})}
          >
            {count}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {what}
          </chakra.span>
        </chakra.div>
      ))}
      <chakra.div px="4" py="2.5" alignSelf="center" textStyle="sm" color="fg.muted">
        {children}
      </chakra.div>
    </chakra.section>
  )
}
