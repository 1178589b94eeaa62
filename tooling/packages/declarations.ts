import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** A pattern for an import in a declaration, of another file of the same package. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(\s*|^import\s+)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/gm

/** The type of a JSON file as TypeScript text. It has the keys of the file, and `string` for its texts. */
const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `readonly (${value.map(typeOf).join(' | ') || 'never'})[]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([key, part]) => `  ${JSON.stringify(key)}: ${typeOf(part)}`)
  return `{\n${fields.join('\n')}\n}`
}

/** A pattern for an endpoint of the contract with its summary. */
const ENDPOINT = /^( +)((?:readonly )?\w+: \{)(?=\n +readonly summary: ("(?:[^"\\]|\\.)*");$)/gm

/**
 * Adds the summary of each endpoint as a docstring, so that editors show it. The docstring is on the line of the
 * endpoint's name, because source maps work by lines.
 */
const withSentences = (text: string): string =>
  text.replaceAll(ENDPOINT, (_all, indent: string, begin: string, summary: string) => {
    const sentence: unknown = JSON.parse(summary)
    return `${indent}/** ${String(sentence).replaceAll('*/', '*\\/')} */ ${begin}`
  })

/**
 * Writes the compiler's declarations next to the runnable files, for each file of a package that importers can reach.
 * The declarations get the extensions that Node requires, and maps to the sources in the package.
 *
 * @param entries Files of `src` without their extension, such as `orders/index`.
 * @param folder Target folder in the package, such as `dist`.
 */
export function layDeclarations(home: string, entries: readonly string[], folder: string): void {
  const written = join(home, 'node_modules/.cache/types/src')
  const waiting = [...entries]
  const laid = new Set<string>()
  const lay = (path: string, text: string) => {
    const file = join(home, folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const specifierFrom = (name: string, specifier: string): string => {
    const target = posix.join(posix.dirname(name), specifier)
    if (target.endsWith('.json')) {
      const content: unknown = JSON.parse(readFileSync(join(home, 'src', target), 'utf8'))
      lay(`${target}.d.ts`, `declare const content: ${typeOf(content)}\nexport default content\n`)
      return `${specifier}.js`
    }
    const isFile = existsSync(join(written, `${target}.d.ts`))
    waiting.push(isFile ? target : posix.join(target, 'index'))
    return isFile ? `${specifier}.js` : `${specifier.replace(/\/$/, '')}/index.js`
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (laid.has(name)) continue
    laid.add(name)
    const file = name
    const text = readFileSync(join(written, `${file}.d.ts`), 'utf8')
    const named = (_all: string, before: string, quote: string, specifier: string) =>
      `${before}${quote}${specifierFrom(file, specifier)}${quote}`
    lay(`${file}.d.ts`, withSentences(text.replaceAll(RELATIVE, named)))
    const map: { sources: string[] } = JSON.parse(readFileSync(join(written, `${file}.d.ts.map`), 'utf8'))
    const up = '../'.repeat(posix.join(folder, file).split('/').length - 1)
    const sources = map.sources.map((source) => `${up}src/${posix.dirname(file)}/${posix.basename(source)}`)
    lay(`${file}.d.ts.map`, JSON.stringify({ ...map, sources }))
  }
}
