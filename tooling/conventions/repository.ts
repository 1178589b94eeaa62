import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The files of the project: existing files in git, and new files that git does not ignore. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

export const sources = files.filter((file) => /^(packages|apps|tooling)\/.*\.(ts|tsx|mjs)$/.test(file))
