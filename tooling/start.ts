import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApps } from './build-apps.ts'
import { root } from './run.ts'

await buildApps()
await import(pathToFileURL(join(root, 'apps/sandbox/dist/main.js')).href)
