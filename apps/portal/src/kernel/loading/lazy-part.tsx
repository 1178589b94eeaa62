import type { TextPart } from '@remesa/ui/i18n'
import { PartTexts, preloadPartTexts } from '@remesa/ui/kernel'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchPart } from './fetch-part'

/** A part of a page whose code is fetched when it is first wanted. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await fetchPart(load) }))

/** Code that needs the texts of a part of the product, fetched together with them. */
export const withTexts = async <Props extends object>(
  part: TextPart,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [Component] = await Promise.all([load(), preloadPartTexts(part)])
  return (props: Props) => (
    <PartTexts part={part}>
      <Component {...props} />
    </PartTexts>
  )
}

/** A dialog whose code and texts are fetched together when it is first wanted. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazyPart(() => withTexts('dialogs', load))
