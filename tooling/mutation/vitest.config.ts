import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { residentProcess } from './resident-pool.ts'

/**
 * Configuration for the tests of the domain's mutants. The root is the copy of the package in which the mutants are.
 */
export default defineConfig({
  plugins: [residentProcess()],
  ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/mutant-setup.ts`],
  },
})
