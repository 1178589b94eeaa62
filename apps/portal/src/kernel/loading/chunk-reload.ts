import { type StorageOf, storedText } from '../storage'

const KEY = 'remesa.chunk-reload'
/** A second failure within this time is no fresh deploy: reloading again would go on for ever. */
const PATIENCE_MS = 60_000

/**
 * Whether to reload because a part of the portal could not be fetched: after a deploy the page in the browser names files
 * that are gone, and a reload brings the new ones. Once a minute at most; after that the page has to say so itself.
 */
export const shouldReloadForChunk = (storage: StorageOf, nowMs: number): boolean => {
  const reloaded = storedText(storage, KEY)
  const last = Number(reloaded.read() ?? Number.NaN)
  return !(nowMs - last < PATIENCE_MS) && reloaded.write(String(nowMs))
}

/**
 * Whether the server answers and has another build than the page: only then does a reload bring what is missing. A
 * network that is away would turn the page, and what was typed into it, into the browser's error page.
 *
 * @param entry path of the page's first script, which bears the hash of the build.
 */
export const hasNewBuild = async (fetchPage: () => Promise<Response>, entry: string): Promise<boolean> => {
  try {
    const answer = await fetchPage()
    return answer.ok && !(await answer.text()).includes(entry)
  } catch {
    return false
  }
}
