import type { TextPart } from '@remesa/ui/i18n'
import {
  type LazyComponent,
  type LazyOptions,
  lazyComponent,
  PartTexts,
  preloadPartTexts,
} from '@remesa/ui/kernel'
import type { ComponentType } from 'react'
import { createExternalStore } from '../state'
import { isServerThere } from './server-there'

/** Number of parts of the page whose code was needed while the server did not respond. */
export const missedParts = createExternalStore(0)

interface PartOptions<Props extends object> extends Pick<LazyOptions<Props>, 'fallback'> {
  /**
   * Whether the page shows a message in place of a part whose code failed to load. Such a part is not counted in
   * `missedParts`. (FRA-39)
   */
  readonly isShownInPlace?: boolean
}

/**
 * A component whose code is loaded when the component is first rendered. If the server is down, the code is requested
 * again until the server responds. `missedParts` counts such a component once, and the page keeps the values that the
 * user has typed. If the server responds but does not have the code, the page is from an older build, and rendering the
 * component throws an error. (FRA-8, FRA-18)
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isShownInPlace = false, ...options }: PartOptions<Props> = {},
): LazyComponent<Props> =>
  lazyComponent(load, {
    ...options,
    retry: async (last) => {
      if (await isServerThere()) return last === 'now' ? 'never' : 'now'
      if (last === undefined && !isShownInPlace) missedParts.set(missedParts.get() + 1)
      return 'later'
    },
  })

/** Loads the code of a component together with the texts that the component needs. */
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

/** A dialog whose code and texts are loaded together when it first opens. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => lazyPart(() => withTexts('dialogs', load))
