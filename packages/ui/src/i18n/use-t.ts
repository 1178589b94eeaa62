import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type Translate, translator } from './translate'

/** Translates into the language of the surrounding provider. */
export function useT(): Translate {
  const intl = useIntl()
  return useMemo(() => translator(intl), [intl])
}
