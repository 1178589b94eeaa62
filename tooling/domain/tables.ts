import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** Replaces the generated section of a documentation page. Two markers enclose this section. */
export function writeTable(page: string, name: string, text: string): void {
  const file = join(root, page)
  const [begin, end] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`]
  const before = readFileSync(file, 'utf8')
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no part "${name}"`)
  writeFileSync(file, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`)
}
