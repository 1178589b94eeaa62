import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './repository.ts'

/** The folders with the texts of components and of rules. Each has the minimum number of texts in it. */
const folders = [
  ['packages/ui/src/i18n/locales', 200],
  ['packages/messages/src/texts', 80],
] as const

const filesOf = (folder: string) => readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
const textsOf = (folder: string): ReadonlyMap<string, unknown> =>
  new Map(filesOf(folder).flatMap((file) => Object.entries(JSON.parse(read(`${folder}/${file}`)))))

describe.each(folders)('the texts of Brazil in %s', (locales, least) => {
  const language = textsOf(`${locales}/pt`)
  const own = [...textsOf(`${locales}/pt-BR`)]

  it('for every file of Brazilian Portuguese texts there is a file of European Portuguese texts', () => {
    expect(filesOf(`${locales}/pt`)).toEqual(expect.arrayContaining(filesOf(`${locales}/pt-BR`)))
  })

  it('the Brazilian texts contain no key that the texts for European Portuguese lack', () => {
    expect(own.filter(([key]) => !language.has(key))).toEqual([])
  })

  it('the Brazilian texts contain only texts that differ from European Portuguese', () => {
    expect(own.length).toBeGreaterThan(least)
    expect(own.filter(([key, text]) => language.get(key) === text)).toEqual([])
  })
})

/**
 * Patterns for words that address the reader informally. A verb counts only as an imperative at the beginning of a
 * sentence.
 */
const familiar = {
  es: /\b(?:tus?|tú|contigo|tienes|puedes|quieres|debes|eres|estás)\b|(?:^|[.:] )(?:Elige|Escribe|Selecciona|Revisa|Guarda|Pulsa|Pregunta|Comprueba|Vuelve|(?:Muév|Escríb|Elíg)el\w+|(?:Guárd|Enví|Intént|Compruéb)al\w+) /u,
  de: /\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*|kannst|hast|willst|musst)\b/u,
  pt: /\b(?:tu|teus?|tuas?|contigo|tens|podes|queres|deves|estás)\b|(?:^|[.:] )(?:Escolhe|Escreve|Verifica|Guarda|Carrega|Pergunta|Move-[oa]) /u,
} as const

describe.each(folders)('the address of the reader in %s', (locales) => {
  it.each(Object.entries(familiar))(
    'no text in the language %s addresses its reader informally',
    (locale, words) => {
      const texts = [...textsOf(`${locales}/${locale}`)]
      expect(texts.length).toBeGreaterThan(80)
      expect(texts.filter(([, text]) => words.test(String(text)))).toEqual([])
    },
  )
})
