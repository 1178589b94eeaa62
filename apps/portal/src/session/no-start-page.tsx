import { defaultBrand } from '@remesa/domain/kernel'
import { useT } from '@remesa/ui/i18n'
import { MissingPage, missingTitles } from '@remesa/ui/session'
import { useEffect } from 'react'
import type { NoStart } from './keeper/start-portal'

export interface NoStartPageProps {
  readonly missing: NoStart
}

/** The portal has no configuration, or a browser that lets it store nothing. (FRA-30) */
export function NoStartPage({ missing }: NoStartPageProps) {
  const title = useT()(missingTitles[missing])
  useEffect(() => {
    document.title = `${title} · ${defaultBrand.product}`
  }, [title])
  return <MissingPage product={defaultBrand.product} missing={missing} onRetry={() => location.reload()} />
}
