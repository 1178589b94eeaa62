import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApps } from './build-apps.ts'
import { root } from './run.ts'

/** `npm run backup -- FILE`, `restore -- FILE` and `rotate-keys`: builds the product if needed, and runs its command. */
const [command = '', ...rest] = process.argv.slice(2)
process.argv.splice(2, process.argv.length, ...rest)
await buildApps()
await import(pathToFileURL(join(root, 'apps/sandbox/dist', `${command}.js`)).href)
