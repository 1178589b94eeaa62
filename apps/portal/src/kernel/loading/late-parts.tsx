import type { TextPart } from '@remesa/ui/i18n'
import { type LateOptions, type LatePart, latePart, PartTexts, preloadPartTexts } from '@remesa/ui/kernel'
import type { ComponentType } from 'react'
import { createExternalStore } from '../state'

/** How often a part of a page was needed while the server was down. */
export const missedParts = createExternalStore(0)

interface PartOptions<Props extends object> extends Pick<LateOptions<Props>, 'fallback'> {
  /** Its page says in its place that nothing could be loaded, so that it is not counted. (FRA-39) */
  readonly isShownInPlace?: boolean
}

/**
 * A part of a page whose code is loaded when it is first needed. While the server is down the code is requested again,
 * and `missedParts` counts it once: the page keeps what was typed. If the server responds, the part belongs to an old
 * build, and rendering it throws. (FRA-8, FRA-18)
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isShownInPlace = false, ...options }: PartOptions<Props> = {},
): LatePart<Props> =>
  latePart(load, {
    ...options,
    retry: async (last) => {
      if (await isServerThere()) return last === 'now' ? 'never' : 'now'
      if (last === undefined && !isShownInPlace) missedParts.set(missedParts.get() + 1)
      return 'later'
    },
  })

/** Code that needs the texts of a part of the product, loaded together with them. */
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
): LatePart<Props> => lazyPart(() => withTexts('dialogs', load))

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
