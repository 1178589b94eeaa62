import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface StateTagProps {
  readonly label: string
  /** An icon before the label. */
  readonly icon?: ReactNode
  /**
   * Tone of the tag. `accent`: a state that differs from the usual one without being better or worse; `success`: a state
   * that was reached; `warning`: a state to check; `danger`: a state to correct.
   */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
}

const colors = {
  neutral: { borderColor: 'border', bg: 'bg.subtle', color: 'fg.muted' },
  accent: { borderColor: 'info.bg', bg: 'info.bg', color: 'info.fg' },
  success: { borderColor: 'success.bg', bg: 'success.bg', color: 'success.fg' },
  warning: { borderColor: 'warning.bg', bg: 'warning.bg', color: 'warning.fg' },
  danger: { borderColor: 'danger.bg', bg: 'danger.bg', color: 'danger.fg' },
}

/** A small label next to a name, with a kind or an unusual state such as inactive. */
export function StateTag({ label, icon, tone = 'neutral' }: StateTagProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      borderRadius="sm"
      borderWidth="1px"
      {...colors[tone]}
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      {icon}
      {label}
    </chakra.span>
  )
}
