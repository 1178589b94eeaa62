import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, defineConfig, type Options } from 'tsup'
import { layDeclarations } from './packages/declarations.ts'
import { layDoor } from './packages/doors.ts'
import { ruleTexts } from './packages/rule-texts.ts'

// Sorted and named, since tsup finds files in an order of chance, and the bundler divides chunks by the order of entries:
// the same sources always make the same files.
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}', 'src/**/*.d.ts'],
}).sort()

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** A package is built from its own folder. */
const compiler = '../../node_modules/typescript7/bin/tsc'

/** What other packages can import: its declarations are laid out, with all that they name. */
const doors = globSync(['src/index.ts', 'src/*/index.ts', 'src/texts/*/index.ts', 'src/*/testing.ts']).sort()

/**
 * What runs of a package. One entry per source file: a single bundled entry would keep every top-level call (schemas,
 * machines) alive and make an importer of one function pay for all of them.
 */
export const javascript: Options = {
  entry: Object.fromEntries(sources.map((file) => [nameOf(file), file])),
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  clean: true,
}

const COMMON = 'dist/cjs'
/** Arbitraries are parts of the `testing` doors; a program has no door. */
const required = [
  ...sources.filter((file) => file !== 'src/cli.ts'),
  ...globSync('src/**/*.arbitraries.ts').sort(),
]

/**
 * The same for `require`: each source file as one of its own, so that all doors share one copy of every module. Importers
 * of CommonJS are Node and test runners, which load what they need; nothing of it goes into a page.
 */
async function layCopy(alone: readonly string[]): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: required.filter((file) => !alone.some((door) => file.startsWith(`src/${door}/`))),
    format: ['cjs'],
    target: 'es2023',
    bundle: false,
    outDir: COMMON,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (options) => {
      options.outbase = 'src'
      // What is imported late is found by `require` as well, which needs no extension.
      options.supported = { 'dynamic-import': false }
    },
  })
  for (const file of globSync('src/**/*.json')) {
    const copy = join(COMMON, relative('src', file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file, copy)
  }
  writeFileSync(join(COMMON, 'package.json'), JSON.stringify({ type: 'commonjs' }))
  const copied = doors.map(nameOf).filter((name) => !alone.includes(dirname(name)))
  layDeclarations('.', copied, COMMON)
}

/**
 * A package for other teams.
 *
 * @param common What `require` gets: a copy of the package, or a door to its ES modules.
 * @param alone Folders of a copied package that stand on libraries without CommonJS: `require` gets doors to them.
 */
export const packageWith = (common: 'copy' | 'door', alone: readonly string[] = []) =>
  defineConfig({
    ...javascript,
    onSuccess: async () => {
      // The compiler of the workspace writes the declarations of each file, for the type check as well.
      execFileSync(process.execPath, [compiler, '-b', '.'], { stdio: 'inherit' })
      layDeclarations('.', doors.map(nameOf), 'dist')
      if (common === 'copy') await layCopy(alone)
      for (const name of doors.map(nameOf))
        if (common === 'door' || alone.includes(dirname(name))) layDoor(join('dist', name))
      const rules = ruleTexts('.')
      if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
    },
  })
