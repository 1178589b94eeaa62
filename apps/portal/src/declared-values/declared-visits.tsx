import { hasDeclaredValues } from '@remesa/domain/declared-values'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { declaredValuesQuery, useDeclaredCalls } from './use-declared-values'

/** Separator of the pickup numbers in one joined text. React compares texts by value, but arrays by identity. */
const SEPARATOR = '\n'

export interface DeclaredVisitsProps {
  readonly countryCode: string
  /** Numbers of the pickups that may have declared values. */
  readonly codes: readonly string[]
  /** Called with the numbers of the pickups that have declared values, whenever the set of these pickups changes. */
  readonly onRead: (declared: ReadonlySet<string>) => void
}

/**
 * A component that finds out which pickups have declared values, and renders nothing. If a pickup has declared
 * values, its card gets a button for the QR code; otherwise it gets a button to declare values. (ORD-147)
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
