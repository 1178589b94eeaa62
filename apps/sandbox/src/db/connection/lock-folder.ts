import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

const Holder = z.object({
  pid: z.int().check(z.positive()),
  birth: z.string(),
  host: z.string(),
  token: z.string(),
})
type Holder = z.output<typeof Holder>

/** A lock on a data folder, held by this process. */
export interface FolderLock {
  readonly path: string
  release(): void
}

export interface LockTimes {
  /**
   * Interval in milliseconds at which the holder of a lock updates the time stamp of its lock file, to show that it is
   * running.
   */
  readonly beatEveryMs: number
  /**
   * Time in milliseconds after which the holder of a lock on another machine counts as dead if it has not updated its
   * lock file. A crashed container restarts under another host name, and its processes can't be checked from this
   * machine. A long statement of the embedded database can delay the updates, so this time has to be much longer than
   * `beatEveryMs`.
   */
  readonly goneAfterMs: number
}

const usualTimes: LockTimes = { beatEveryMs: 2_000, goneAfterMs: 30_000 }

/**
 * Age in milliseconds at which an unreadable lock file counts as left over from a crash. A process writes its lock file
 * at once, so a file of this age does not become readable any more.
 */
const unreadableIsDebrisAfter = 2_000

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The data that the Linux kernel reports about a process. */
interface ProcessStat {
  /**
   * The state of the process as one letter. The letter `Z` means that the process has ended, but its parent has not
   * read its exit status yet.
   */
  readonly state: string
  readonly startedAt: string
}

function statOf(pid: number): ProcessStat {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name of the program, which may contain spaces and brackets. The fields are therefore read
  // from the text after its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
}

/**
 * A text that distinguishes a process from a later process with the same number. It consists of the start time of the
 * process and, on Linux, of the id of the boot. It is empty if the system does not report these values.
 */
function birthOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return `${boot}:${statOf(pid).startedAt}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/**
 * Whether a process has ended but has an entry in the process table. In a container without an init process, the entry
 * of a killed process stays for ever, and the process seems to exist.
 */
function isZombie(pid: number): boolean {
  try {
    const state =
      process.platform === 'linux'
        ? statOf(pid).state
        : execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    return state.startsWith('Z') || state.startsWith('X')
  } catch {
    return false
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (!hasCode(error, 'EPERM')) return false
  }
  if (isZombie(pid)) return false
  const current = birthOf(pid)
  return birth === '' || current === '' || current === birth
}

function readHolder(path: string): Holder | 'missing' | 'unreadable' {
  try {
    const parsed = Holder.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : 'unreadable'
  } catch (error) {
    return hasCode(error, 'ENOENT') ? 'missing' : 'unreadable'
  }
}

const touchedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
const ageOf = (path: string): number => Date.now() - touchedAt(path)

function createExclusively(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

type HolderState = 'gone' | 'living' | 'unknown'

/**
 * Creates a function that tells whether the holder of a lock is running. For a holder on another machine, the function
 * compares the time stamp of the lock file between two calls.
 */
function watchHolder(
  path: string,
  { goneAfterMs }: LockTimes,
): (holder: Holder | 'unreadable') => HolderState {
  let first: { readonly token: string; readonly touched: number; readonly at: number } | undefined
  return (holder) => {
    if (holder === 'unreadable') return ageOf(path) > unreadableIsDebrisAfter ? 'gone' : 'unknown'
    if (holder.host === hostname()) return isAlive(holder) ? 'living' : 'gone'
    const { token } = holder
    const touched = touchedAt(path)
    first ??= { token, touched, at: performance.now() }
    if (first.token !== token || first.touched !== touched) return 'living'
    return performance.now() - first.at >= goneAfterMs ? 'gone' : 'unknown'
  }
}

/**
 * Removes the lock of a process that no longer runs. Several processes may notice this at the same time, but only one
 * may check the lock again and remove it. Otherwise a slower process would remove the new lock of a faster process.
 */
function removeDebris(path: string, stateOf: ReturnType<typeof watchHolder>): void {
  const takeover = `${path}.takeover`
  if (!createExclusively(takeover, String(process.pid))) {
    if (ageOf(takeover) > unreadableIsDebrisAfter) removeIfThere(takeover)
    return
  }
  try {
    const holder = readHolder(path)
    if (holder !== 'missing' && stateOf(holder) === 'gone') removeIfThere(path)
  } finally {
    removeIfThere(takeover)
  }
}

function refusal(folder: string, path: string, holder: Holder | 'unreadable' | 'missing'): string {
  if (holder === 'missing' || holder === 'unreadable') {
    return `The data folder ${folder} is locked by ${path}, which cannot be read. If no other process uses the folder, delete that file.`
  }
  if (holder.host !== hostname()) {
    return (
      `The data folder ${folder} is in use by process ${holder.pid} on the machine ${holder.host}, and two processes on ` +
      'one folder would lose data. Stop that process, or set DATA_DIR to another folder.'
    )
  }
  return (
    `The data folder ${folder} is in use by process ${holder.pid}, and two processes on one folder would lose data. ` +
    'Stop that process, or set DATA_DIR to another folder and PORT to another port.'
  )
}

const waiting = (folder: string, { host }: Holder, { goneAfterMs }: LockTimes): string =>
  `The data folder ${folder} is locked by a process on the machine ${host}. ` +
  `It is taken over if that process gives no sign of life within ${Math.ceil(goneAfterMs / 1_000)} seconds.`

/** Updates the time stamp of the lock file while this process has the lock. */
function keepUp(path: string, token: string): void {
  const holder = readHolder(path)
  if (typeof holder !== 'object' || holder.token !== token) return
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // Either the lock was released in the meantime, and there is nothing to update, or the disk is missing, which the
    // database itself reports.
  }
}

export interface LockOptions {
  /**
   * The function that is called once, with a sentence, if the lock belongs to another machine and has to be observed
   * for a while.
   */
  readonly onWait?: (sentence: string) => void
  readonly times?: LockTimes
}

/**
 * Locks a data folder for this process by a file next to the folder. The embedded database itself has no lock.
 *
 * @returns the lock, or a sentence that names the holder of the lock. A lock is replaced if its holder no longer runs,
 *   or if a later process has the holder's number. A lock of another machine is replaced if its file was not updated
 *   for a while.
 * @throws Error if the file system refuses to write next to the folder.
 */
export async function lockFolder(
  folder: string,
  { onWait = () => {}, times = usualTimes }: LockOptions = {},
): Promise<Result<FolderLock, string>> {
  const path = `${folder}.lock`
  const token = randomUUID()
  const mine: Holder = { pid: process.pid, birth: birthOf(process.pid), host: hostname(), token }
  mkdirSync(dirname(path), { recursive: true })
  const stateOf = watchHolder(path, times)
  const giveUpAt = Date.now() + 2 * unreadableIsDebrisAfter
  let hasSaidToWait = false
  for (;;) {
    if (createExclusively(path, JSON.stringify(mine))) {
      const beat = setInterval(() => keepUp(path, token), times.beatEveryMs)
      beat.unref()
      const release = () => {
        clearInterval(beat)
        const holder = readHolder(path)
        if (typeof holder === 'object' && holder.token === token) removeIfThere(path)
      }
      return ok({ path, release })
    }
    const holder = readHolder(path)
    const state = holder === 'missing' ? 'unknown' : stateOf(holder)
    if (state === 'gone') {
      removeDebris(path, stateOf)
      await sleep(5)
      continue
    }
    const isElsewhere = typeof holder === 'object' && state === 'unknown'
    if (state === 'living' || (!isElsewhere && Date.now() > giveUpAt))
      return err(refusal(folder, path, holder))
    if (isElsewhere && !hasSaidToWait) {
      hasSaidToWait = true
      onWait(waiting(folder, holder, times))
    }
    await sleep(50)
  }
}
