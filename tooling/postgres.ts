import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { installFromDistribution } from './browser.ts'

const debianHome = '/usr/lib/postgresql'

/** The folder that contains `initdb` and `postgres`; `undefined` if PostgreSQL is not installed. */
function findBinaries(): string | undefined {
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debianHome, version, 'bin'))
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (configured.status === 0) folders.push(configured.stdout.trim())
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The user of the installed PostgreSQL package. The server refuses to run as root, so it runs as this user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

export interface TemporaryPostgres {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a separate PostgreSQL server in a temporary folder. `undefined` if PostgreSQL is not installed and can't be
 * installed.
 */
export async function startPostgres(): Promise<TemporaryPostgres | undefined> {
  if (!findBinaries()) {
    console.log('▸ Installing PostgreSQL from the distribution …')
    await installFromDistribution(['postgresql'])
  }
  const binaries = findBinaries()
  if (!binaries) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'remesa-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { ...owner, stdio: 'ignore' as const, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'remesa', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    as,
  )
  const port = await freePort()
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ]
  const server = spawn(join(binaries, 'postgres'), options, as)
  const url = `postgres://remesa@127.0.0.1:${port}/postgres`
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) await delay(100)
  return {
    url,
    stop: async () => {
      const closed = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGINT')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
