import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { root } from '../run.ts'

const here = import.meta.dirname
const pdfkit = createRequire(join(root, 'apps/sandbox/package.json')).resolve('pdfkit')
const standIn = (name: string) => join(here, 'node', `${name}.ts`)

/** Modules of Node and of server libraries, each with the module that replaces it in a browser. */
const standIns: Readonly<Record<string, string>> = {
  'node:async_hooks': standIn('async-hooks'),
  'node:crypto': standIn('crypto'),
  'node:events': standIn('missing'),
  'node:fs': standIn('missing'),
  'node:module': standIn('missing'),
  'node:path': standIn('path'),
  'node:stream': standIn('missing'),
  'node:timers/promises': standIn('timers'),
  'node:url': standIn('missing'),
  'node:util': standIn('util'),
  'node:zlib': standIn('zlib'),
  'pdfkit-of-browsers': dirname(pdfkit),
  pdfkit: standIn('pdf'),
  pg: standIn('missing'),
}

/** Builds the back end as a worker for browsers into a folder, together with its database and its demo data. */
export const buildBackEnd = async (folder: string, world: string): Promise<void> => {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: standIns, conditions: ['@remesa/source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        // The database library itself uses `eval`, which would cause a warning of the bundler at each build.
        checks: { eval: false },
        input: join(here, 'back-end.worker.ts'),
        output: { entryFileNames: 'back-end.js' },
      },
    },
  })
  copyFileSync(world, join(folder, 'world.data'))
}
