import { chakra } from '@chakra-ui/react'
import { CircleHelp, OctagonX, ShieldAlert, ShieldCheck } from 'lucide'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../../kernel'

export interface AnswerBandProps {
  /**
   * The advice to the user: hand over the valuables, ask first, or hand nothing over; `neutral` if the search failed or
   * no visit is to come.
   */
  readonly tone: 'go' | 'ask' | 'stop' | 'neutral'
  readonly title: string
  readonly children?: ReactNode
}

const looks = {
  go: { icon: ShieldCheck, bg: 'success.fg', color: 'success.bg' },
  ask: { icon: ShieldAlert, bg: 'warning.fg', color: 'warning.bg' },
  stop: { icon: OctagonX, bg: 'danger.solid', color: 'danger.contrast' },
  neutral: { icon: CircleHelp, bg: 'surface.inverted', color: 'fg.inverted' },
} as const

/**
 * The band with the result of a search. Its icon, words and colour depend on the advice. It gets the focus when it
 * appears.
 */
export function AnswerBand({ tone, title, children }: AnswerBandProps) {
  const { icon, bg, color } = looks[tone]
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      alignItems="center"
      gap="4"
      px="5"
      py="4"
      borderRadius="lg"
      bg={bg}
      color={color}
    >
      <chakra.span aria-hidden="true" flexShrink={0}>
        <Icon of={icon} size={44} strokeWidth={2.25} />
      </chakra.span>
      <chakra.div minW="0" textStyle="lg" overflowWrap="anywhere" textWrap="balance">
        <chakra.h2 id={id} ref={heading} tabIndex={-1} textStyle="3xl" fontWeight="semibold" outline="none">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
    </chakra.section>
  )
}
