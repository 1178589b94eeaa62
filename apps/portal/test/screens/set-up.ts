import '../../src/boot.css'
import '../../src/kernel/security/zod-without-eval'
import { beforeEach } from 'vitest'
import { emptyBrowser, leaveScreen } from './screen'
import { restoreWorld } from './world'

// All files share one page and one back end. Before each test the storage of the browser is cleared, except the answer
// to the cookie notice, and the back end gets its initial data.
beforeEach(async () => {
  await leaveScreen()
  emptyBrowser()
  await restoreWorld()
})
