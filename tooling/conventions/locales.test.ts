import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './repository.ts'

const locales = 'packages/ui/src/i18n/locales'
const filesOf = (locale: string) =>
  readdirSync(join(root, locales, locale)).filter((file) => file.endsWith('.json'))
const textsOf = (locale: string): ReadonlyMap<string, unknown> =>
  new Map(filesOf(locale).flatMap((file) => Object.entries(JSON.parse(read(`${locales}/${locale}/${file}`)))))

describe('the texts of Brazil', () => {
  const language = textsOf('pt')
  const own = [...textsOf('pt-BR')]

  it('stand in the files of Portuguese', () => {
    expect(filesOf('pt')).toEqual(expect.arrayContaining(filesOf('pt-BR')))
  })

  it('have no key that Portuguese lacks', () => {
    expect(own.filter(([key]) => !language.has(key))).toEqual([])
  })

  it('are only those that differ from Portuguese', () => {
    expect(own.length).toBeGreaterThan(200)
    expect(own.filter(([key, text]) => language.get(key) === text)).toEqual([])
  })
})
