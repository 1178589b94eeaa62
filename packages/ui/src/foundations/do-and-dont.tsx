import { chakra } from '@chakra-ui/react'
import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../kernel'

/** A picture made of real components, and one sentence about it. */
export interface Example {
  readonly show: ReactNode
  readonly because: string
}

export interface DoAndDontProps {
  /** Pairs of a right and a wrong example, the right example first. Each pair shows one decision. */
  readonly pairs: readonly { readonly do: Example; readonly dont: Example }[]
}

const kinds = {
  do: { word: 'Do', icon: Check, tone: 'success.fg' },
  dont: { word: 'Don’t', icon: X, tone: 'danger.fg' },
} as const

/** Right and wrong uses of a component next to each other; below each other on phones. */
export function DoAndDont({ pairs }: DoAndDontProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" maxW="5xl">
      {pairs.flatMap((pair) => [
        <ExampleFigure key={pair.do.because} kind="do" example={pair.do} />,
        <ExampleFigure key={pair.dont.because} kind="dont" example={pair.dont} />,
      ])}
    </chakra.div>
  )
}

interface ExampleFigureProps {
  readonly kind: keyof typeof kinds
  readonly example: Example
}

function ExampleFigure({ kind, example: { show, because } }: ExampleFigureProps) {
  const { word, icon, tone } = kinds[kind]
  return (
    // The pictures of a pair have the same height, and so do their captions.
    <chakra.figure display="grid" gridRow="span 2" gridTemplateRows="subgrid" rowGap="0" minW="0" m="0">
      <chakra.div
        display="grid"
        alignContent="center"
        minH="8rem"
        p="4"
        borderWidth="1px"
        borderColor="border"
        borderBottomWidth="4px"
        borderBottomColor={tone}
        borderTopRadius="md"
        bg="bg"
      >
        {show}
      </chakra.div>
      <chakra.figcaption pt="2" textStyle="sm">
        <chakra.strong display="flex" alignItems="center" gap="1" color={tone}>
          <Icon of={icon} size={16} />
          {word}
        </chakra.strong>
        {because}
      </chakra.figcaption>
    </chakra.figure>
  )
}
