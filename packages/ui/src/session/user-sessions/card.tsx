import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A card of a list of sessions or of service accounts. */
export const Card = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
  },
})

/** The properties of a session on its card, each with a name and a value. */
export const SessionFacts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    marginTop: '1',
    textStyle: 'sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { m: '0', overflowWrap: 'anywhere' },
  },
})

/** One fact of a card. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
