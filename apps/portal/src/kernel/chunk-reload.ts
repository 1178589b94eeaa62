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
