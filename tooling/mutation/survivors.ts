import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const survivorsFile = join(import.meta.dirname, 'survivors.md')

const UNEXPLAINED = 'Not looked at yet'

const introduction = `# Mutants that survive

What \`npm run test:mutation\` can't kill, under the reason. The reasons are written by hand; \`npm run test:mutation -- --write\`
over the whole package takes out what has died and puts what is new under the last heading.
`

/** Keys of survivors under the heading that gives the reason. */
export type Reasons = ReadonlyMap<string, readonly string[]>

export function readReasons(): Reasons {
  const text = existsSync(survivorsFile) ? readFileSync(survivorsFile, 'utf8') : ''
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading.trim(), lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))]
    }),
  )
}

export const isExplained = (reasons: Reasons, key: string): boolean =>
  [...reasons].some(([heading, keys]) => heading !== UNEXPLAINED && keys.includes(key))

export function writeReasons(reasons: Reasons, survivors: readonly string[]): string {
  const kept = [...reasons]
    .filter(([heading]) => heading !== UNEXPLAINED)
    .map(([heading, keys]) => [heading, keys.filter((key) => survivors.includes(key))] as const)
  const open = survivors.filter((key) => !isExplained(reasons, key))
  return [introduction, ...[...kept, [UNEXPLAINED, open] as const].map(section)].join('\n')
}

const section = ([heading, keys]: readonly [string, readonly string[]]): string =>
  keys.length === 0 ? '' : `## ${heading}\n\n${keys.map((key) => `- ${key}`).join('\n')}\n`
