import { DialogTexts, preloadDialogTexts } from '@remesa/ui/kernel'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A dialog whose code and texts are fetched together when it is first wanted. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [Dialog] = await Promise.all([load(), preloadDialogTexts()])
    const WithTexts = (props: Props) => (
      <DialogTexts>
        <Dialog {...props} />
      </DialogTexts>
    )
    return { default: WithTexts }
  })
