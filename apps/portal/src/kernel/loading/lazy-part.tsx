import { PartTexts, preloadPartTexts } from '@remesa/ui/kernel'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchPart } from './fetch-part'

/** A part of a page whose code is fetched when it is first wanted. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await fetchPart(load) }))

/** A dialog whose code and texts are fetched together when it is first wanted. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazyPart(async () => {
    const [Dialog] = await Promise.all([load(), preloadPartTexts('dialogs')])
    return (props: Props) => (
      <PartTexts part="dialogs">
        <Dialog {...props} />
      </PartTexts>
    )
  })
