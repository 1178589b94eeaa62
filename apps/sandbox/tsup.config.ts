import { defineConfig } from 'tsup'

/**
 * The build of the sandbox as one program. It includes this repository's packages, and also libraries that consist of
 * hundreds of small modules, because resolving these modules would take half of the startup time. Libraries that are
 * rarely used or that have other files beside their code (the embedded database, the identity provider) are not
 * included.
 */
export default defineConfig({
  entry: ['src/main.ts', 'src/back-up.ts', 'src/restore.ts', 'src/rotate-keys.ts'],
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  noExternal: [/^@remesa\//, /^drizzle-orm\b/, /^(?:@hono\/node-server|hono|jose|lru-cache|zod)\b/],
  esbuildOptions: (options) => {
    options.conditions = ['@remesa/source']
  },
  sourcemap: true,
  clean: true,
})
