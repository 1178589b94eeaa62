import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type Translate, translator } from './translate'

/** Words in the language that is spoken around this component. */
export function useT(): Translate {
  const intl = useIntl()
  return useMemo(() => translator(intl), [intl])
}
