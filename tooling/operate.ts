import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApps } from './build-apps.ts'
import { root } from './run.ts'

/**
 * Runs an operator's command on the product, which is built first if needed: `npm run backup -- FILE`, `npm run restore
 * -- FILE` or `npm run rotate-keys`.
 */
const [command = '', ...rest] = process.argv.slice(2)
process.argv.splice(2, process.argv.length, ...rest)
await buildApps()
await import(pathToFileURL(join(root, 'apps/sandbox/dist', `${command}.js`)).href)
