import { existsSync, readFileSync } from 'node:fs'

const UNEXPLAINED = 'Not looked at yet'

/** The keys of surviving mutants, by the heading that states why they survive. */
export type Reasons = ReadonlyMap<string, readonly string[]>

export function readReasons(file: string): Reasons {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
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

/**
 * The updated list of surviving mutants.
 *
 * @param command The command that finds the surviving mutants.
 * @param isJudged Whether the mutant with this key was tested. Entries of mutants that were not tested are kept.
 */
export function writeReasons(
  command: string,
  reasons: Reasons,
  survivors: readonly string[],
  isJudged: (key: string) => boolean,
): string {
  const kept = [...reasons].map(
    ([heading, keys]) => [heading, keys.filter((key) => survivors.includes(key) || !isJudged(key))] as const,
  )
  const open = [
    ...(kept.find(([heading]) => heading === UNEXPLAINED)?.[1] ?? []),
    ...survivors.filter((key) => !kept.some(([, keys]) => keys.includes(key))),
  ]
  const sections = [...kept.filter(([heading]) => heading !== UNEXPLAINED), [UNEXPLAINED, open] as const]
  return [introduction(command), ...sections.map(section)].join('\n')
}

const introduction = (command: string): string => `# Mutants that survive

What \`${command}\` can't kill, under the reason. The reasons are written by hand; \`-- --write\`
takes out what has died and puts what is new under the last heading.
`

const section = ([heading, keys]: readonly [string, readonly string[]]): string =>
  keys.length === 0 ? '' : `## ${heading}\n\n${keys.map((key) => `- ${key}`).join('\n')}\n`
