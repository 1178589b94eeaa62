import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../run.ts'

const WIDTH = 120

const settings = {
  root: true,
  linter: { enabled: false },
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: WIDTH },
  javascript: { formatter: { quoteStyle: 'single', semicolons: 'asNeeded' } },
}

/** Formats declarations like the sources, except that there are no empty lines and short interfaces are on one line. */
export async function formatDeclarations(texts: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'remesa-api-'))
  const files = texts.map((_, index) => join(folder, `${index}.d.ts`))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings))
  for (const [index, file] of files.entries()) {
    // The formatter keeps an object on several lines if its first field is on a separate line. The line break before
    // this field is therefore removed.
    writeFileSync(file, (texts[index] ?? '').replaceAll(/\{\n\s*/g, '{ '))
  }
  const code = await run('biome', ['format', '--write', folder], { folder, quiet: true })
  const formatted = files.map((file) => dense(readFileSync(file, 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error('[docs] the declarations could not be formatted')
  return formatted
}

const INTERFACE = /^((?:export )?interface [^\n{]*) \{\n((?: {2}\S[^\n{]*\n)+)\}$/gm

const dense = (text: string): string =>
  text
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(INTERFACE, (whole, head: string, body: string) => {
      const line = `${head} { ${body.trim().replaceAll(/\s*\n\s*/g, '; ')} }`
      return line.length > WIDTH || line.includes('//') ? whole : line
    })
    .trim()
