import { type StorageOf, storedText } from '../storage'

const KEY = 'remesa.chunk-reload'
/** A second failure within this time is not a fresh deployment: reloading again would never end. */
const PATIENCE_MS = 60_000

/**
 * Whether to reload because a chunk could not be loaded: after a deployment the page refers to files that no longer
 * exist, and a reload loads the new ones. At most once a minute; after that the page has to show the failure.
 */
export const shouldReloadForChunk = (storage: StorageOf, nowMs: number): boolean => {
  const reloaded = storedText(storage, KEY)
  const last = Number(reloaded.read() ?? Number.NaN)
  return !(nowMs - last < PATIENCE_MS) && reloaded.write(String(nowMs))
}

/**
 * Whether the server responds and has another build than the page: only then does a reload help. Without a network it
 * would replace the page, and what was typed into it, with the browser's error page.
 *
 * @param entry path of the page's first script, whose name contains the hash of the build.
 */
export const hasNewBuild = async (fetchPage: () => Promise<Response>, entry: string): Promise<boolean> => {
  try {
    const answer = await fetchPage()
    return answer.ok && !(await answer.text()).includes(entry)
  } catch {
    return false
  }
}
