import { join } from 'node:path'
import { buildApps } from './build-apps.ts'
import { root, run } from './run.ts'

await buildApps()
console.log('▸ Sandbox on http://localhost:4000, portal with hot reload on http://localhost:5173')
await Promise.race([
  run('node', [join(root, 'apps/sandbox/dist/main.js')]),
  run('vite', [], { folder: join(root, 'apps/portal') }),
])
