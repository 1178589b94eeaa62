import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type Translate, translator } from './translate'

/** Returns the function that translates into the language of the surrounding provider. */
export function useT(): Translate {
  const intl = useIntl()
  return useMemo(() => translator(intl), [intl])
}
