import { describe, expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { hasNewBuild, shouldReloadForChunk } from './chunk-reload'

describe('a part of the portal that fails to load', () => {
  it('[FRA-8] if code chunks fail to load, the page is reloaded at most once a minute', () => {
    const storage = storageWith()
    expect(shouldReloadForChunk(storage, 1_000_000)).toBe(true)
    expect(shouldReloadForChunk(storage, 1_059_999)).toBe(false)
    expect(shouldReloadForChunk(storage, 1_060_000)).toBe(true)
  })

  it('[FRA-8] if a code chunk fails to load, the page is reloaded only if the server has another build', async () => {
    const page =
      (script: string, status = 200) =>
      async () =>
        new Response(`<script type="module" src="${script}"></script>`, { status })
    expect(await hasNewBuild(page('/assets/index-new.js'), '/assets/index-old.js')).toBe(true)
    expect(await hasNewBuild(page('/assets/index-old.js'), '/assets/index-old.js')).toBe(false)
    expect(await hasNewBuild(page('', 503), '/assets/index-old.js')).toBe(false)
    expect(
      await hasNewBuild(() => Promise.reject(new TypeError('Failed to fetch')), '/assets/index-old.js'),
    ).toBe(false)
  })

  it('[FRA-8] if a code chunk fails to load, the page is not reloaded in a browser that cannot record the reload', () => {
    expect(shouldReloadForChunk(forbidden, 1_000_000)).toBe(false)
  })
})
