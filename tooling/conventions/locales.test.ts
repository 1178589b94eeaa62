import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './repository.ts'

/**
 * The folders with the texts of the components and with the sentences of the rules, and the least number of texts in
 * each.
 */
const folders = [
  ['packages/ui/src/i18n/locales', 200],
  ['packages/messages/src/texts', 80],
] as const

describe.each(folders)('the texts of Brazil in %s', (locales, least) => {
  const filesOf = (locale: string) =>
    readdirSync(join(root, locales, locale)).filter((file) => file.endsWith('.json'))
  const textsOf = (locale: string): ReadonlyMap<string, unknown> =>
    new Map(
      filesOf(locale).flatMap((file) => Object.entries(JSON.parse(read(`${locales}/${locale}/${file}`)))),
    )
  const language = textsOf('pt')
  const own = [...textsOf('pt-BR')]

  it('the files of Brazilian texts are also files of Portuguese', () => {
    expect(filesOf('pt')).toEqual(expect.arrayContaining(filesOf('pt-BR')))
  })

  it('the texts of Brazil contain no key that Portuguese lacks', () => {
    expect(own.filter(([key]) => !language.has(key))).toEqual([])
  })

  it('the texts of Brazil contain only texts that differ from Portuguese', () => {
    expect(own.length).toBeGreaterThan(least)
    expect(own.filter(([key, text]) => language.get(key) === text)).toEqual([])
  })
})
