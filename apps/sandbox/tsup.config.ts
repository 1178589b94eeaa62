import { defineConfig } from 'tsup'

/**
 * One program with this repository's packages in it, and those libraries that consist of hundreds of small modules: resolving
 * them took half of a start. What has files of its own beside its code (the embedded database, the identity provider) or is
 * seldom needed stays external.
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
