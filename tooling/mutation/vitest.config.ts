import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { residentPool } from './resident-pool.ts'

/** The domain's tests as mutants meet them; the root is the copy of the package that holds the mutants. */
export default defineConfig({
  plugins: [
    {
      name: 'resident-pool',
      // Here and not under `test`: Stryker names a pool of its own when it starts Vitest, and that would win.
      configureVitest: ({ project }) => {
        project.config.pool = residentPool.name
        project.config.poolRunner = residentPool
      },
    },
  ],
  ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/property-runs.ts`],
  },
})
