import { defineConfig } from 'tsup'
import programs from './tsup.config'

/** The back end for other teams' tests. It is built when the packages are packed, since no program needs it. */
export default defineConfig({
  ...programs,
  entry: { index: 'src/in-process/index.ts', 'store-world': 'src/in-process/store-world.ts' },
  outDir: 'in-process/dist',
  dts: { entry: { index: 'src/in-process/index.ts' } },
  onSuccess: 'node in-process/dist/store-world.js',
})
