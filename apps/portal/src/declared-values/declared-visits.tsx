import { hasDeclaredValues } from '@remesa/domain/declared-values'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { declaredValuesQuery, useDeclaredCalls } from './use-declared-values'

/** Separates the numbers in one text, which is compared by value. */
const SEPARATOR = '\n'

export interface DeclaredVisitsProps {
  readonly countryCode: string
  /** Numbers of the pickups that may have declared values. */
  readonly codes: readonly string[]
  /** Called with the numbers of the pickups that have declared values, whenever these numbers change. */
  readonly onRead: (declared: ReadonlySet<string>) => void
}

/**
 * Reads which pickups have declared values, and renders nothing. The card of a pickup with declared values offers
 * the code, the card of another pickup offers to declare values. (ORD-147)
 */
export function DeclaredVisits({ countryCode, codes, onRead }: DeclaredVisitsProps) {
  const calls = useDeclaredCalls()
  const declared = useQueries({
    queries: codes.map((serviceCode) => declaredValuesQuery(calls, { countryCode, serviceCode })),
    combine: (answers) =>
      codes
        .filter((_, index) => {
          const answer = answers[index]?.data
          return answer !== undefined && hasDeclaredValues(answer)
        })
        .join(SEPARATOR),
  })
  const report = useEffectEvent(onRead)
  useEffect(() => {
    report(new Set(declared === '' ? [] : declared.split(SEPARATOR)))
  }, [declared])
  return null
}
