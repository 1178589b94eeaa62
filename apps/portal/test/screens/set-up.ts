import '../../src/boot.css'
import '../../src/kernel/security/zod-without-eval'
import { beforeEach } from 'vitest'
import { emptyBrowser, leaveScreen } from './screen'
import { restoreWorld } from './world'

// All files share one page and one back end. Each test begins with an empty browser, whose user has answered the
// cookie notice, and with the initial data of the back end.
beforeEach(async () => {
  await leaveScreen()
  emptyBrowser()
  await restoreWorld()
})
