import { beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All files share one page. Each file begins with the initial size of the page, and each test with an empty page, which
// the renderer itself ensures only in the first file.
beforeAll(() => page.viewport(414, 896))
beforeEach(cleanup)
