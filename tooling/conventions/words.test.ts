import { describe, expect, it } from 'vitest'
import { files, read } from './repository.ts'
import { namesIn, problemsOf, standardTerms } from './words.ts'

const sources = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('/words.ts'))

describe('a name of the project', () => {
  it('every name in code uses standard terms', () => {
    const wrong = sources.flatMap((file) =>
      [...namesIn(read(file))].flatMap(problemsOf).map((problem) => `${file}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  it('every path of a file uses standard terms', () => {
    expect(files.flatMap(problemsOf)).toEqual([])
  })
})

describe('the check of names', () => {
  it.each(Object.keys(standardTerms))(
    'the check of names finds the word %s in every spelling of a name',
    (word) => {
      const [first = '', ...rest] = word
      const capital = `${first.toUpperCase()}${rest.join('')}`
      for (const name of [word, capital, `on${capital}`, `${word}Of`, word.toUpperCase(), `list-${word}.ts`])
        expect([name, problemsOf(name).length]).toEqual([name, 1])
    },
  )

  it('the check of names ignores a refused word within a longer word, in a comment or in a string', () => {
    expect(['contact', 'exact', 'factor', 'react'].flatMap(problemsOf)).toEqual([])
    expect([...namesIn(`/** An act. */ const row = 'act' // act\nlet a = "act" + \`act \${b}\``)]).toEqual([
      'const',
      'row',
      'let',
      'a',
      'b',
    ])
  })
})
