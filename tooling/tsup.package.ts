import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

/**
 * One entry per source file: a single bundled entry would keep every top-level call (schemas, machines) alive and
 * make an importer of one function pay for all of them.
 */
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}',
    '!src/**/*.d.ts',
  ],
  format: ['esm'],
  target: 'es2023',
  // Declarations of the public entries bundle what they need; one for every file exhausts the compiler's memory in ui.
  dts: { entry: globSync(['src/index.ts', 'src/*/index.ts', 'src/*/testing.ts']) },
  sourcemap: true,
  clean: true,
})
