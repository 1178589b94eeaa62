import type { SpawnOptions } from 'node:child_process'
import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.ts'

const NOW = '2026-11-20T18:30:00+01:00'
/** The texts that the output of each script must contain. */
const heard = { 'order.ts': '', 'chat-bot.ts': '24/11\n1.250,50\n' }

/** The folder of the channel examples in this checkout. */
export const channelHome = join(root, 'examples/domain-channel')

/** Copies the channel examples into a project in which the packages are installed from their tarballs. */
export function layChannelExamples(folder: string): void {
  for (const name of Object.keys(heard)) copyFileSync(join(channelHome, name), join(folder, name))
}

/** Runs those scripts of a folder that need no back end. Returns one result for each script. */
export async function runChannelExamples(folder: string): Promise<readonly [string, boolean][]> {
  const talk = mkdtempSync(join(tmpdir(), 'remesa-talk-'))
  const results: [string, boolean][] = []
  for (const [name, words] of Object.entries(heard)) {
    const file = join(talk, name)
    writeFileSync(file, words)
    const input = openSync(file, 'r')
    const spawn: SpawnOptions = { stdio: [input, 'pipe', 'pipe'] }
    results.push([name, (await run('node', [name, NOW], { folder, quiet: true, spawn })) === 0])
    closeSync(input)
  }
  rmSync(talk, { recursive: true, force: true })
  return results
}
