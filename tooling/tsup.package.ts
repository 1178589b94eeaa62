import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, defineConfig, type Options } from 'tsup'
import { layDeclarations } from './packages/declarations.ts'
import { layRequireEntry } from './packages/require-entry.ts'
import { ruleTexts } from './packages/rule-texts.ts'

// The files are sorted and named. Otherwise tsup would find them in random order, and the bundler splits chunks by the
// order of entries. The same sources thus always result in the same files.
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}', 'src/**/*.d.ts'],
}).sort()

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** The path of the compiler, relative to the folder of the built package. */
const compiler = '../../node_modules/typescript7/bin/tsc'

/** The source files that other packages can import. */
const entries = globSync([
  'src/index.ts',
  'src/*/index.ts',
  'src/texts/*/index.ts',
  'src/*/testing.ts',
]).sort()

const hasSideEffects = JSON.parse(readFileSync('package.json', 'utf8')).sideEffects !== false

/**
 * Removes imports without names from a file, which is safe because the files of a package have no side effects. To keep
 * side effects in order, the bundler adds an import without names for every dependency of a file. In the domain these
 * would be 14,000 imports, which Node would follow one by one. Empty lines remain, so that the source maps stay valid.
 */
const usedImports = {
  name: 'used-imports',
  renderChunk: (code: string) => ({ code: code.replace(/^import "\.{1,2}\/[^"]*";$/gm, '') }),
}

/**
 * The build of a package's JavaScript files, one for each source file. If all code were in one file, an import of one
 * function would include every top-level call of the package, for example of schemas and machines.
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
/**
 * The files that need an entry for `require`. Arbitraries are excluded, because they are included in the `testing`
 * entries. Programs need no entry.
 */
const required = [
  ...sources.filter((file) => file !== 'src/cli.ts'),
  ...globSync('src/**/*.arbitraries.ts').sort(),
]

/**
 * Builds a CommonJS copy of a package. Each source file becomes one file, so that all entries share one copy of every
 * module. Only Node and test runners load the copy, and they load only the files that they need. A page never loads the
 * copy.
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
      // Dynamic imports become `require`, which needs no file extension.
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
 * The build of a package for other teams.
 *
 * @param common Whether `require` gets a copy of the package, or an entry that loads its ES modules.
 * @param alone Folders of a copied package that import libraries without CommonJS. For these folders, `require` gets
 *   entries that load the ES modules.
 */
export const packageWith = (common: 'copy' | 'entry', alone: readonly string[] = []) =>
  defineConfig({
    ...javascript,
    onSuccess: async () => {
      // The compiler of the workspace writes the declaration file of each source file. The type check also uses these
      // files.
      execFileSync(process.execPath, [compiler, '-b', '.'], { stdio: 'inherit' })
      layDeclarations('.', entries.map(nameOf), 'dist')
      if (common === 'copy') await layCopy(alone)
      for (const name of entries.map(nameOf))
        if (common === 'entry' || alone.includes(dirname(name))) layRequireEntry(join('dist', name))
      const rules = ruleTexts('.')
      if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
    },
  })
