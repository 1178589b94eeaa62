import '../../src/boot.css'
import '../../src/kernel/security/zod-without-eval'
import { beforeEach } from 'vitest'
import { emptyBrowser, leaveScreen } from './screen'
import { restoreWorld } from './world'

// All files share one page and one back end. Each test therefore starts with the initial data of the back end. The
// storage of the browser is empty except for the answer to the cookie notice.
beforeEach(async () => {
  await leaveScreen()
  emptyBrowser()
  await restoreWorld()
})
