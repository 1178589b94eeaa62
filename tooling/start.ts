import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApps } from './build-apps.ts'
import { root, run } from './run.ts'

await buildApps()
await import(pathToFileURL(join(root, 'apps/sandbox/dist/main.js')).href)
// The examples have to wait for their packages, so the portal starts first.
await run('node', [join(root, 'tooling/packages/build-for-examples.ts')])
