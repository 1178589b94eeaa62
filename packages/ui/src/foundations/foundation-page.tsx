import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

export interface FoundationPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of Storybook about a foundation of all components, such as colours or spacing. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <chakra.main display="grid" gap="8" maxW="6xl" mx="auto" px={{ base: '4', md: '8' }} py="8">
      <chakra.header display="grid" gap="2" maxW="42rem">
        <chakra.h1 textStyle="3xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        <chakra.p textStyle="lg" color="fg.muted">
          {lead}
        </chakra.p>
      </chakra.header>
      {children}
    </chakra.main>
  )
}

export interface FoundationPartProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A section of a foundation page, with its own heading. */
export function FoundationPart({ title, text, children }: FoundationPartProps) {
  const id = useId()
  return (
    <chakra.section display="grid" gap="3" minW="0" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="xl" fontWeight="semibold">
        {title}
      </chakra.h2>
      {text !== undefined && (
        <chakra.p maxW="42rem" color="fg.muted">
          {text}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  )
}

export interface FactTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
}

const Cell = chakra('td', {
  base: { py: '2', paddingInlineEnd: '4', verticalAlign: 'middle', '&:last-of-type': { minW: '9rem' } },
})

/** A table of facts that can be scrolled sideways on a narrow page. */
export function FactTable({ caption, heads, rows }: FactTableProps) {
  return (
    // A table that can be scrolled must be reachable by keyboard.
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={caption}>
      <chakra.table width="full" borderCollapse="collapse" textStyle="sm">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <chakra.th
                key={head}
                scope="col"
                py="2"
                paddingInlineEnd="4"
                textAlign="start"
                fontWeight="medium"
                color="fg.muted"
              >
                {head}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <chakra.tr key={id} borderTopWidth="1px" borderColor="border">
              {cells.map((cell, index) => (
                <Cell key={heads[index]}>{cell}</Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
