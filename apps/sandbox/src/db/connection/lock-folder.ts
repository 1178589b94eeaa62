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

/** A held lock. */
export interface FolderLock {
  readonly path: string
  release(): void
}

export interface LockTimes {
  /** The interval at which a holder touches its lock file, to show that it is running. */
  readonly beatEveryMs: number
  /**
   * How long the lock file of another machine may stay untouched before its holder counts as dead. A container that
   * crashed comes back under another host name, and its processes can't be checked from this machine. A long statement
   * of the embedded database keeps a living holder from touching its file, so this time has to be much longer than
   * `beatEveryMs`.
   */
  readonly goneAfterMs: number
}

const usualTimes: LockTimes = { beatEveryMs: 2_000, goneAfterMs: 30_000 }

/**
 * A lock file is written at once, so a file that is still unreadable after this many milliseconds is left over from a
 * crash.
 */
const unreadableIsDebrisAfter = 2_000

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The data of a process as the Linux kernel reports them. */
interface ProcessStat {
  /**
   * The state of the process in one letter: `Z` is a process that has ended and that its parent has not collected yet.
   */
  readonly state: string
  readonly startedAt: string
}

function statOf(pid: number): ProcessStat {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name and may contain spaces and brackets: the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
}

/**
 * A text that distinguishes a process from a later one with the same number: boot and start time. Empty if the system
 * does not report them.
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
 * Whether a process has ended and only its entry is left. A container without an init process keeps the entry of a
 * killed process forever, and a signal to this entry still succeeds.
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
    // EPERM: the process exists and belongs to another user.
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
 * Tells whether the holder of a lock is running. A holder on another machine is judged by the changes of its file
 * between two calls.
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
 * Removes the lock of a process that no longer runs. Several processes may notice that; only one at a time may check
 * again and remove the lock. Otherwise the slower one would remove the lock that the quicker one has just taken.
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

/** Touches the lock file, unless the lock belongs to another process by now. */
function keepUp(path: string, token: string): void {
  const holder = readHolder(path)
  if (typeof holder !== 'object' || holder.token !== token) return
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // The lock was released in the meantime, or the disk is missing: the database will report that.
  }
}

export interface LockOptions {
  /** Called with a sentence once, if the lock may be left over on another machine and is being checked. */
  readonly onWait?: (sentence: string) => void
  readonly times?: LockTimes
}

/**
 * Locks a data folder for this process by a file next to it. The embedded database has no lock of its own.
 *
 * @returns The lock, or a sentence that names the process with the lock. A lock is replaced if its process no longer
 * runs or its number now belongs to another process. A lock of another machine is replaced if no process has touched it
 * for a while.
 * @throws when the file system refuses to write next to the folder.
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
