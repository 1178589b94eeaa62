import { createExternalStore } from '../state'

const RETRY_MS = 5_000

/** How often a part of the portal was wanted while the server was away. */
export const missedParts = createExternalStore(0)

/**
 * FRA-18. Fetches a part of a page that somebody has asked for. While the server is away it is asked for again, every five
 * seconds and as soon as the browser is online, and `missedParts` counts it once: the page stays with what was typed.
 *
 * @throws what `load` throws although the server answers: the part belongs to a build that is gone (FRA-8).
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch {
      if (await isServerThere()) return load()
      if (tries === 0) missedParts.set(missedParts.get() + 1)
      await untilNextTry()
    }
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const untilNextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, RETRY_MS)
    window.addEventListener('online', goOn)
  })
