// This program runs on any Node version from 20 on. Everything that it starts runs on the workspace's Node 24.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_PROGRAMS } from './supply/pins.mjs'
import { pinnedPnpm, platform } from './supply/pnpm.mjs'

const root = join(import.meta.dirname, '..')
const onWindows = process.platform === 'win32'
const stampFile = join(root, 'node_modules', '.remesa-install')
const workspaceNode = join(root, 'node_modules', '.bin', onWindows ? 'node.cmd' : 'node')

/** @type {(sentence: string) => never} */
const fail = (sentence) => {
  console.error(`\n✗ ${sentence}\n`)
  process.exit(1)
}

const manifestsIn = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json'))

/** A hash of every input that can change the result of an install. */
const wantedStamp = () => {
  const hash = createHash('sha256')
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...manifestsIn('packages'),
    ...manifestsIn('apps'),
    'examples/package.json',
  ]) {
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const installedStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')

const workspaceNodeMajor = () => {
  const { stdout } = spawnSync(workspaceNode, ['--version'], { encoding: 'utf8', shell: onWindows })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
}

/**
 * Checks the program of Node, which is downloaded by name and version. If a checksum is pinned, the program runs only
 * if it has this checksum.
 */
const checkNode = () => {
  const wanted = NODE_PROGRAMS[platform()]
  const program = join(root, 'node_modules', 'node', 'bin', 'node')
  if (wanted === undefined || !existsSync(program)) return
  if (createHash('sha512').update(readFileSync(program)).digest('hex') === wanted) return
  rmSync(realpathSync(program))
  fail(
    'The program of Node in node_modules does not have the checksum that tooling/supply/pins.mjs names, and was removed. Find out what the registry has served, or name the new checksum if the version was raised on purpose.',
  )
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20)
  fail(`Node ${process.versions.node} is too old to begin with. Install Node 20 or newer and try again.`)

const stamp = wantedStamp()
if (stamp !== installedStamp() || workspaceNodeMajor() < 24) {
  console.log('▸ Installing the dependencies (the first time takes about half a minute) …')
  const pnpm = pinnedPnpm()
  if ('problem' in pnpm) fail(pnpm.problem)
  const [command, ...before] = pnpm.words
  const { status } = spawnSync(command, [...before, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
  })
  if (status !== 0) {
    fail(
      'The dependencies could not be installed. Check that the npm registry can be reached (npm ping) and that the disk has 2 GB free, then run the command again.',
    )
  }
  checkNode()
  if (workspaceNodeMajor() < 24) {
    fail(
      'Node 24, which the workspace brings along, could not be put in place on this machine. Install Node 24 or newer yourself and run the command again.',
    )
  }
  writeFileSync(stampFile, stamp)
}
