// This program installs only the libraries that the back end needs at run time. It is for the container image, which is
// not used for development.
import { spawnSync } from 'node:child_process'
import { pinnedPnpm } from './pnpm.mjs'

const pnpm = pinnedPnpm()
if ('problem' in pnpm) {
  console.error(`\n✗ ${pnpm.problem}\n`)
  process.exit(1)
}
const [command, ...before] = pnpm.words
const wanted = ['install', '--frozen-lockfile', '--prod', '--ignore-scripts', '--filter', '@remesa/sandbox']
process.exit(spawnSync(command, [...before, ...wanted], { stdio: 'inherit' }).status ?? 1)
