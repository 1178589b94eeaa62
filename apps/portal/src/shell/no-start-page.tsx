import { defaultBrand } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { MissingPage, missingTitles } from '@remesa/ui/session'
import { useEffect } from 'react'
import { missingParts, type NoStart } from '../session/start-portal'

export interface NoStartPageProps {
  readonly missing: NoStart
}

/**
 * The page that is shown if the portal can't start. It says whether the configuration or a function of the browser
 * is missing. (FRA-30)
 */
export function NoStartPage({ missing }: NoStartPageProps) {
  const title = useT()(missingTitles[missing])
  useEffect(() => {
    document.title = `${title} · ${defaultBrand.product}`
  }, [title])
  return (
    <MissingPage
      product={defaultBrand.product}
      missing={missing}
      parts={missingParts(globalThis)}
      onRetry={() => location.reload()}
    />
  )
}
