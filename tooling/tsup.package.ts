import { execFileSync } from 'node:child_process'
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { ruleTexts } from './packages/rule-texts.ts'

// Sorted and named, since tsup finds files in an order of chance, and the bundler divides chunks by the order of entries:
// the same sources always make the same files.
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}', 'src/**/*.d.ts'],
}).sort()

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** A package is built from its own folder. */
const compiler = '../../node_modules/typescript7/bin/tsc'
/** Where the bundler reads declarations: what lies below a node_modules it takes for another package. */
const declarations = '.remesa/declarations'

// The compiler of the workspace writes the declarations of each file, for the type check as well; to have them made anew
// by the bundler's own took four times as long, and 8 GB for ui.
execFileSync(process.execPath, [compiler, '-b', '.'], { stdio: 'inherit' })
rmSync(declarations, { recursive: true, force: true })
cpSync('node_modules/.cache/types/src', declarations, { recursive: true })
// Texts, whose keys are types.
for (const file of globSync('src/**/*.json')) cpSync(file, join(declarations, file.replace(/^src/, '')))

/**
 * One entry per source file: a single bundled entry would keep every top-level call (schemas, machines) alive and
 * make an importer of one function pay for all of them.
 */
export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [nameOf(file), file])),
  format: ['esm'],
  target: 'es2023',
  // Declarations of the public entries bundle what they need.
  dts: {
    entry: Object.fromEntries(
      globSync(['src/index.ts', 'src/*/index.ts', 'src/texts/*/index.ts', 'src/*/testing.ts'])
        .sort()
        .map((file) => [nameOf(file), join(declarations, `${nameOf(file)}.d.ts`)]),
    ),
  },
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    const rules = ruleTexts('.')
    if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
  },
})
