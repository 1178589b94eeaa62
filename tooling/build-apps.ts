import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fail, root, run } from './run.ts'

const stampFile = join(root, 'node_modules', '.cache', 'remesa', 'apps.sha256')
const inputs = ['packages', 'apps', 'tooling', 'pnpm-lock.yaml']
const skipped = new Set(['node_modules', 'dist', 'e2e', 'test-results', '.remesa'])

function* filesUnder(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesUnder(join(path, name))
}

function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the portal and the sandbox, unless the last build was made from the same sources. */
export async function buildApps(): Promise<void> {
  const stamp = sourceStamp()
  const built = ['apps/portal/dist/index.html', 'apps/sandbox/dist/main.js'].every((file) =>
    existsSync(join(root, file)),
  )
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    console.log('▸ The apps are built already.')
    return
  }
  console.log('▸ Building the portal and the sandbox …')
  const codes = await Promise.all([
    run('vite', ['build', '--logLevel', 'warn'], { folder: join(root, 'apps/portal') }),
    run('tsup', ['--silent'], { folder: join(root, 'apps/sandbox') }),
  ])
  if (codes.some((code) => code !== 0))
    fail('The apps could not be built: the messages above name the file and the line.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}
