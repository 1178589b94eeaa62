const KEY = 'remesa.chunk-reload'
/** A second failure within this time is no fresh deploy: reloading again would go on for ever. */
const PATIENCE_MS = 60_000

/**
 * Whether to reload because a part of the portal could not be fetched: after a deploy the page in the browser names files
 * that are gone, and a reload brings the new ones. Once a minute at most; after that the page has to say so itself.
 */
export const shouldReloadForChunk = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
): boolean => {
  try {
    const last = Number(storage.getItem(KEY) ?? Number.NaN)
    if (nowMs - last < PATIENCE_MS) return false
    storage.setItem(KEY, String(nowMs))
    return true
  } catch {
    return false
  }
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
