import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { layDeclarations } from './packages/declarations.ts'
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

export default defineConfig({
  ...javascript,
  onSuccess: async () => {
    // The compiler of the workspace writes the declarations of each file, for the type check as well.
    execFileSync(process.execPath, [compiler, '-b', '.'], { stdio: 'inherit' })
    layDeclarations('.', doors.map(nameOf))
    const rules = ruleTexts('.')
    if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
  },
})
