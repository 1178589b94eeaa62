import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All test files share one browser page. Each file begins with the initial size of the page, and each test with an
// empty page. Without this module, the page would be emptied only for the first file.
beforeAll(() => page.viewport(414, 896))
beforeEach(cleanup)
