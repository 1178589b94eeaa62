import { chakra } from '@chakra-ui/react'

export interface StateTagProps {
  readonly label: string
  /**
   * Tone of the tag. `accent`: a state that differs from the usual one without being better or worse; `warning`: a
   * state to check.
   */
  readonly tone?: 'neutral' | 'accent' | 'warning' | undefined
}

const colors = {
  neutral: { borderColor: 'border', bg: 'bg.subtle', color: 'fg.muted' },
  accent: { borderColor: 'info.bg', bg: 'info.bg', color: 'info.fg' },
  warning: { borderColor: 'warning.bg', bg: 'warning.bg', color: 'warning.fg' },
}

/** A small label next to a name, with a kind or an unusual state such as inactive. */
export function StateTag({ label, tone = 'neutral' }: StateTagProps) {
  return (
    <chakra.span
      display="inline-block"
      px="2"
      borderRadius="sm"
      borderWidth="1px"
      {...colors[tone]}
      textStyle="xs"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      {label}
    </chakra.span>
  )
}
