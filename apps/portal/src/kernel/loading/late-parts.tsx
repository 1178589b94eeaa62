import type { TextPart } from '@remesa/ui/i18n'
import { type LateOptions, type LatePart, latePart, PartTexts, preloadPartTexts } from '@remesa/ui/kernel'
import type { ComponentType } from 'react'
import { createExternalStore } from '../state'

/** How often a part of a page was wanted while the server was away. */
export const missedParts = createExternalStore(0)

/**
 * A part of a page whose code is fetched when it is first wanted. While the server is away it is asked for again, and
 * `missedParts` counts it once: the page stays with what was typed. Where the server answers, the part belongs to a build
 * that is gone, and drawing it throws. (FRA-8, FRA-18)
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Pick<LateOptions<Props>, 'fallback'> = {},
): LatePart<Props> =>
  latePart(load, {
    ...options,
    retry: async (last) => {
      if (await isServerThere()) return last === 'now' ? 'never' : 'now'
      if (last === undefined) missedParts.set(missedParts.get() + 1)
      return 'later'
    },
  })

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

/** A dialog whose code and texts are fetched together when it is first open. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> => lazyPart(() => withTexts('dialogs', load))

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
