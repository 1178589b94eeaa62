import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleDomain, domainHome } from './bundle.ts'

const textOf = (file: string) => readFileSync(join(domainHome, file), 'utf8')

const example = /```ts\n([\s\S]*?)```/.exec(textOf('README.md'))?.[1] ?? ''

/** An expression, alone or after an `if`, with its result in a comment: `expression // 'value', in words`. */
const ANSWER = /^(\s*(?:if \([^)]*\) )?)(\S.*?) \/\/ ('[^']*'|true|false|\d+)(?=$|[ ,:;])/gm

it('has an example in the README that the type checker accepts', () => {
  expect(textOf('test/readme-example.ts')).toBe(example)
})

it('returns the answers that the README shows', async () => {
  const told = example.replace(ANSWER, '$1told.push([$2, $3])\n//')
  const { code } = await bundleDomain({
    entry: { text: `export const told: unknown[] = []\n${told}` },
  })
  const answers: { readonly told: readonly (readonly [unknown, unknown])[] } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  expect(answers.told.length).toBe([...example.matchAll(/ \/\/ /g)].length)
  expect(answers.told.length).toBeGreaterThan(3)
  for (const [given, shown] of answers.told) expect(given).toBe(shown)
})
