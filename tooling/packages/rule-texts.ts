import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A pattern for the origin of a rule, which is useful only in this repository. */
const sources = /(?<=\.) \([^()]*\)$/

/** The rules in one text, by id. Each rule is one line. */
export const rulesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+(?:\n(?!- |#|\n).+)*)/gm)].map(([, id = '', rule = '']) => [
      id,
      rule.replace(/\s+/g, ' ').replace(sources, ''),
    ]),
  )

/** Every rule in the `RULES.md` files of a package, by id. */
export const ruleTexts = (home: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('src/*/RULES.md', { cwd: home })
      .sort()
      .flatMap((file) => Object.entries(rulesOf(readFileSync(join(home, file), 'utf8')))),
  )
