import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { fail, root, run } from './run.ts'

/** Builds the portal and the sandbox if their sources have changed since the last build. */
export async function buildApps(): Promise<void> {
  const done = await buildOnce({
    name: 'apps',
    inputs: ['packages', 'apps', 'tooling', 'pnpm-lock.yaml'],
    results: ['apps/portal/dist/index.html', 'apps/sandbox/dist/main.js'],
    build: async () => {
      console.log('▸ Building the portal and the sandbox …')
      const codes = await Promise.all([
        run('vite', ['build', '--logLevel', 'warn'], { folder: join(root, 'apps/portal') }),
        run('tsup', ['--silent'], { folder: join(root, 'apps/sandbox') }),
      ])
      return codes.every((code) => code === 0)
    },
  })
  if (done === 'fresh') console.log('▸ The apps are built already.')
  if (done === 'failed') fail('The apps could not be built: the messages above name the file and the line.')
}
