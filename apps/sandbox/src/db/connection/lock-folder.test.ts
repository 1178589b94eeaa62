import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './lock-folder'

let parent: string
let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = join(parent, 'data')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(parent, { recursive: true })
})

async function otherProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  children.push(child)
  await once(child, 'spawn')
  return child.pid ?? 0
}

async function endedProcess(): Promise<number> {
  const pid = await otherProcess()
  const child = children.at(-1)
  child?.kill('SIGKILL')
  if (child) await once(child, 'exit')
  return pid
}

const stat = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8')

/** A killed process whose exit status its parent never reads, although the parent keeps running. */
async function zombieProcess(): Promise<number> {
  // The shell starts a child. `exec` then replaces the shell by a program that never waits for its children.
  const parentOf = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(parentOf)
  const [line] = await once(parentOf.stdout, 'data')
  const pid = Number(String(line))
  const waitFor = (condition: () => boolean, sentence: string) =>
    vi.waitFor(() => {
      if (!condition()) throw new Error(sentence)
    }, 10_000)
  // The shell itself would read the exit status of a child that ends before `exec`. The test therefore waits until the
  // shell is replaced.
  await waitFor(() => stat(parentOf.pid ?? 0).includes('(sleep)'), 'the shell has not been replaced yet')
  process.kill(pid, 'SIGKILL')
  await waitFor(() => /\) Z /.test(stat(pid)), 'it has not ended yet')
  return pid
}

const writeLock = (holder: object) => writeFileSync(`${folder}.lock`, JSON.stringify(holder))
const lockOf = (pid: number) => ({ pid, birth: '', host: hostname(), token: 'theirs' })

describe('the lock of a data folder', () => {
  it('the lock file of an embedded database is next to its data folder and names the process', async () => {
    const lock = await lockFolder(folder)
    expect(lock.ok).toBe(true)
    expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
  })

  it('a second lock of a database is refused with a sentence that names the process with the lock', async () => {
    const pid = await otherProcess()
    writeLock(lockOf(pid))
    expect(await lockFolder(folder)).toEqual({ ok: false, error: expect.stringContaining(`process ${pid}`) })
    expect(existsSync(`${folder}.lock`)).toBe(true)
  })

  it("a process can't lock the folder of its database a second time", async () => {
    await lockFolder(folder)
    expect((await lockFolder(folder)).ok).toBe(false)
  })

  it('a released lock of a database can be taken again', async () => {
    const first = await lockFolder(folder)
    if (first.ok) first.value.release()
    expect((await lockFolder(folder)).ok).toBe(true)
  })

  it('the lock of a database is replaced if its process has died', async () => {
    writeLock(lockOf(await endedProcess()))
    expect((await lockFolder(folder)).ok).toBe(true)
  })

  it.runIf(process.platform === 'linux')(
    'the lock of a killed process is replaced even if its parent process has not yet read the exit status',
    async () => {
      const pid = await zombieProcess()
      expect(process.kill(pid, 0)).toBe(true)
      writeLock(lockOf(pid))
      expect((await lockFolder(folder)).ok).toBe(true)
    },
  )

  it('the lock of a database is replaced if a later process has the process id of its dead holder', async () => {
    writeLock({ ...lockOf(await otherProcess()), birth: 'an earlier boot:1' })
    expect((await lockFolder(folder)).ok).toBe(true)
  })

  it('the lock of a process on another machine is replaced if its lock file is no longer updated, and the wait before the replacement is announced', async () => {
    writeLock({ ...lockOf(1), host: 'a-container-that-is-gone' })
    const said: string[] = []
    const locked = await lockFolder(folder, {
      onWait: (sentence) => said.push(sentence),
      times: { beatEveryMs: 20, goneAfterMs: 300 },
    })
    expect(locked.ok).toBe(true)
    expect(said).toEqual([expect.stringContaining('a-container-that-is-gone')])
  })

  it('the lock of a database is kept as long as its holder on another machine updates the lock file', async () => {
    const held = await lockFolder(folder, { times: { beatEveryMs: 20, goneAfterMs: 60_000 } })
    const { token } = JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))
    writeLock({ ...lockOf(1), host: 'another-machine', token })
    expect(await lockFolder(folder)).toEqual({ ok: false, error: expect.stringContaining('another-machine') })
    if (held.ok) held.value.release()
  })

  it.each(['', '{"pid":', '{"pid":"x"}', 'null'])(
    'the lock of a database is replaced if its file is old and unreadable: "%s"',
    async (content) => {
      writeFileSync(`${folder}.lock`, content)
      utimesSync(`${folder}.lock`, new Date(0), new Date(0))
      expect((await lockFolder(folder)).ok).toBe(true)
    },
  )

  it('a process that reads a half-written lock file waits until the file is complete', async () => {
    const pid = await otherProcess()
    writeFileSync(`${folder}.lock`, '')
    setTimeout(() => writeLock(lockOf(pid)), 200)
    expect(await lockFolder(folder)).toEqual({ ok: false, error: expect.stringContaining(`process ${pid}`) })
  })

  it('if many processes notice that the holder of a lock is dead, exactly one of them gets the lock', async () => {
    writeLock(lockOf(await endedProcess()))
    const locks = await Promise.all(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(locks.filter((lock) => lock.ok)).toHaveLength(1)
  })

  it('a late release of a lock does not remove the lock of the next holder', async () => {
    const first = await lockFolder(folder)
    const pid = await otherProcess()
    writeLock(lockOf(pid))
    if (first.ok) first.value.release()
    expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid })
  })
})
