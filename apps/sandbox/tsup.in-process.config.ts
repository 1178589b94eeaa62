import { defineConfig } from 'tsup'
import programs from './tsup.config'

/**
 * The build of the in-process back end, which other teams use in their tests. It runs when the npm packages are packed,
 * because nothing in this repository imports its result.
 */
export default defineConfig({
  ...programs,
  entry: { index: 'src/in-process/index.ts', 'store-world': 'src/in-process/store-world.ts' },
  outDir: 'in-process/dist',
  dts: { entry: { index: 'src/in-process/index.ts' } },
  onSuccess: 'node in-process/dist/store-world.js',
})
