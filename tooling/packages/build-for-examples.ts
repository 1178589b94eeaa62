import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOnce } from '../build-once.ts'
import { fail, root, run } from '../run.ts'

/** The packages that the examples import. */
const imported = ['domain', 'api-client', 'messages', 'ui']
const config = join(import.meta.dirname, 'tsup.javascript.ts')

/**
 * Builds the JavaScript files of the packages without declarations. Editors and the type check read the types from the
 * sources.
 */
async function buildJavaScript(): Promise<boolean> {
  for (const name of imported) {
    const home = join(root, 'packages', name)
    const args = ['--silent', '--config', relative(home, config)]
    if ((await run('tsup', args, { folder: home, quiet: true })) !== 0) return false
  }
  return true
}

/** Builds the packages if their sources have changed since the last build, so that the examples run in the checkout. */
export const buildForExamples = () =>
  buildOnce({
    name: 'packages',
    inputs: ['packages', 'tooling/tsup.package.ts', 'tooling/packages/tsup.javascript.ts', 'pnpm-lock.yaml'],
    results: imported.map((name) => `packages/${name}/dist/index.js`),
    build: buildJavaScript,
  })

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The build has a low priority. The product runs at the same time, and has to respond quickly to its user.
  setPriority(constants.priority.PRIORITY_LOW)
  const done = await buildForExamples()
  if (done === 'failed') fail('The packages could not be built, so the examples do not run.')
  if (done === 'built') console.log('▸ The examples can run now: npx node examples/domain-channel/order.ts')
}
