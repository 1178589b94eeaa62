import { defineConfig } from 'tsup'

/** One file with this repository's packages in it; everything from the registry stays outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  noExternal: [/^@remesa\//],
  esbuildOptions: (options) => {
    options.conditions = ['@remesa/source']
  },
  sourcemap: true,
  clean: true,
})
