import { defineConfig } from 'tsup'

/**
 * The sandbox as one program that includes this repository's packages, and also libraries that consist of hundreds of
 * small modules: resolving these modules took half of the startup time. Libraries that are rarely used or have other
 * files next to their code (the embedded database, the identity provider) stay external.
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
