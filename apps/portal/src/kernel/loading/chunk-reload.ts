import { type StorageOf, storedText } from '../storage'
import { RELOAD_AGAIN_MS } from '../time-limits'

const KEY = 'remesa.chunk-reload'

/**
 * Whether to reload the page after a code file failed to load. After a deployment, the page may request files that no
 * longer exist, and a reload helps. If the page was reloaded less than a minute ago, the page shows the failure
 * instead.
 */
export const shouldReloadForChunk = (storage: StorageOf, nowMs: number): boolean => {
  const reloaded = storedText(storage, KEY)
  const last = Number(reloaded.read() ?? Number.NaN)
  return !(nowMs - last < RELOAD_AGAIN_MS) && reloaded.write(String(nowMs))
}

/**
 * Whether the server has another build than the page. Only then does a reload help. A reload without a network would
 * replace the page and its typed values with the browser's error page.
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
