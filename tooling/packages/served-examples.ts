import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root, run } from '../run.ts'

/** Scripts that sign in at a running back end and then call it, as an importer's program would. */
const scripts = ['place-orders.ts', 'shop-day.ts', 'token.ts', 'list-orders.ts']
const files = [...scripts, 'sign-in.ts', 'fill-in-form.ts']

/** The secret of the service account for `list-orders.ts`. It is new in each run. */
const secret = randomBytes(32).toString('hex')
const serviceAccount = `nightly:customer-operator:${createHash('sha256').update(secret).digest('hex')}`

/** The folder of the headless examples in this checkout. */
export const servedHome = join(root, 'examples/headless')

/** Copies the headless examples into a project in which the packages are installed from their tarballs. */
export function layExamples(folder: string): void {
  for (const name of files) copyFileSync(join(servedHome, name), join(folder, name))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Builds and starts the back end. `undefined` if it does not respond within a minute and a half. */
async function startBackEnd(
  data: string,
): Promise<{ readonly url: string; readonly process: ChildProcess } | undefined> {
  const home = join(root, 'apps/sandbox')
  const built = join(home, 'node_modules/.cache/served-examples')
  if ((await run('tsup', ['--silent', '--out-dir', built], { folder: home, quiet: true })) !== 0)
    return undefined
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = {
    ...{ PORT: `${port}`, BASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'silent' },
    SERVICE_ACCOUNTS: serviceAccount,
  }
  const process_ = spawn(process.execPath, [join(built, 'main.js')], {
    env: { ...process.env, ...own },
    stdio: 'ignore',
  })
  for (let waited = 0; waited < 90_000 && process_.exitCode === null; waited += 200) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return { url, process: process_ }
    await pause(200)
  }
  process_.kill()
  return undefined
}

/** Runs the headless examples in each of these folders, with one back end for all folders. */
export async function runExamples(
  folders: Readonly<Record<string, string>>,
): Promise<readonly [string, boolean][]> {
  const data = mkdtempSync(join(tmpdir(), 'remesa-examples-'))
  const backEnd = await startBackEnd(data)
  const results: [string, boolean][] = []
  for (const [place, folder] of Object.entries(folders)) {
    for (const script of scripts) {
      const env = { REMESA_SECRET: secret }
      const ran =
        backEnd !== undefined &&
        (await run('node', [script, backEnd.url], { folder, env, quiet: true })) === 0
      results.push([`${script} runs ${place}`, ran])
    }
  }
  if (backEnd !== undefined) {
    const ended = once(backEnd.process, 'exit')
    backEnd.process.kill()
    await ended
  }
  rmSync(data, { recursive: true, force: true })
  return results
}
