import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Files share one page. Each begins with its first size, and each test with nothing rendered on it: the renderer itself
// sees to that in the first file alone.
beforeAll(() => page.viewport(414, 896))
beforeEach(cleanup)
