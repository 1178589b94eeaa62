import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, defineConfig, type Options } from 'tsup'
import { layDeclarations } from './packages/declarations.ts'
import { layRequireEntry } from './packages/require-entry.ts'
import { ruleTexts } from './packages/rule-texts.ts'

// Sorted and named, since tsup finds files in random order, and the bundler divides chunks by the order of entries:
// the same sources always give the same files.
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}', 'src/**/*.d.ts'],
}).sort()

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** A package is built from its own folder. */
const compiler = '../../node_modules/typescript7/bin/tsc'

/** The files that other packages can import: their declarations are included, with all declarations in them. */
const entries = globSync([
  'src/index.ts',
  'src/*/index.ts',
  'src/texts/*/index.ts',
  'src/*/testing.ts',
]).sort()

const hasSideEffects = JSON.parse(readFileSync('package.json', 'utf8')).sideEffects !== false

/**
 * A file of a package without side effects imports only what it uses. The bundler also names every file below those, to
 * keep side effects in order: 14,000 edges in the domain, which Node follows one by one. Lines stay, for the source maps.
 */
const usedImports = {
  name: 'used-imports',
  renderChunk: (code: string) => ({ code: code.replace(/^import "\.{1,2}\/[^"]*";$/gm, '') }),
}

/**
 * The runnable files of a package. One entry per source file: a single bundled entry would keep every top-level call
 * (schemas, machines) and add all of them to an import of one function.
 */
export const javascript: Options = {
  entry: Object.fromEntries(sources.map((file) => [nameOf(file), file])),
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  clean: true,
  plugins: hasSideEffects ? [] : [usedImports],
}

const COMMON = 'dist/cjs'
/** Arbitraries are parts of the `testing` entries; a program has no entry. */
const required = [
  ...sources.filter((file) => file !== 'src/cli.ts'),
  ...globSync('src/**/*.arbitraries.ts').sort(),
]

/**
 * The same for `require`: each source file as one of its own, so that all entries share one copy of every module. Importers
 * of CommonJS are Node and test runners, which load what they need; nothing of it goes into a page.
 */
async function layCopy(alone: readonly string[]): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: required.filter((file) => !alone.some((folder) => file.startsWith(`src/${folder}/`))),
    format: ['cjs'],
    target: 'es2023',
    bundle: false,
    outDir: COMMON,
    outExtension: () => ({ js: '.js' }),
    esbuildOptions: (options) => {
      options.outbase = 'src'
      // Dynamic imports are resolved by `require` as well, which needs no extension.
      options.supported = { 'dynamic-import': false }
    },
  })
  for (const file of globSync('src/**/*.json')) {
    const copy = join(COMMON, relative('src', file))
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(file, copy)
  }
  writeFileSync(join(COMMON, 'package.json'), JSON.stringify({ type: 'commonjs' }))
  const copied = entries.map(nameOf).filter((name) => !alone.includes(dirname(name)))
  layDeclarations('.', copied, COMMON)
}

/**
 * A package for other teams.
 *
 * @param common What `require` gets: a copy of the package, or an entry that loads its ES modules.
 * @param alone Folders of a copied package that import libraries without CommonJS: `require` gets entries that load them.
 */
export const packageWith = (common: 'copy' | 'entry', alone: readonly string[] = []) =>
  defineConfig({
    ...javascript,
    onSuccess: async () => {
      // The compiler of the workspace writes the declarations of each file, for the type check as well.
      execFileSync(process.execPath, [compiler, '-b', '.'], { stdio: 'inherit' })
      layDeclarations('.', entries.map(nameOf), 'dist')
      if (common === 'copy') await layCopy(alone)
      for (const name of entries.map(nameOf))
        if (common === 'entry' || alone.includes(dirname(name))) layRequireEntry(join('dist', name))
      const rules = ruleTexts('.')
      if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
    },
  })
