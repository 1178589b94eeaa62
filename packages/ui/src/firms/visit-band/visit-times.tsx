import { chakra } from '@chakra-ui/react'
import type { ExpectedVisit } from '@remesa/domain/firms'

/** The hours of visits, each with its point. */
export function VisitTimes({ visits }: { readonly visits: readonly ExpectedVisit[] }) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {visits.map(({ servicePoint, from, to }) => (
        <li key={`${from} ${servicePoint}`}>
          <chakra.strong fontVariantNumeric="tabular-nums">
            {[from, to].filter((time) => time !== null).join('–')}
          </chakra.strong>{' '}
          {servicePoint}
        </li>
      ))}
    </chakra.ul>
  )
}
