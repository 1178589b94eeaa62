import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { rulesOf, ruleTexts } from './rule-texts.ts'

const home = join(root, 'packages/domain')

describe('the rules that the domain publishes', () => {
  it('the published rules are exactly the rules in the RULES.md files', () => {
    const stated = globSync('src/*/RULES.md', { cwd: home }).flatMap((file) => [
      ...readFileSync(join(home, file), 'utf8').matchAll(/\*\*([A-Z]+-\d+)\*\*/g),
    ])
    expect(stated.length).toBeGreaterThan(700)
    expect(Object.keys(ruleTexts(home)).sort()).toEqual(stated.map(([, id]) => id).sort())
  })

  it('each published rule is a complete sentence', () => {
    const texts = Object.values(ruleTexts(home))
    expect(texts.filter((text) => !/^\S.*\.$/.test(text))).toEqual([])
  })

  it('each published rule is one line, without notes that are only for this repository', () => {
    const text =
      '- **ABC-1** A rule\n  of two lines (both). (ABC-DE-1, ABC-2)\n- **ABC-2** Another.\n\nNo rule.\n'
    expect(rulesOf(text)).toEqual({ 'ABC-1': 'A rule of two lines (both).', 'ABC-2': 'Another.' })
  })
})
