import { globSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'tsup'
import { ruleTexts } from './packages/rule-texts.ts'

// The declarations of ui take more than the 4 GB that a worker of Node gets. It is started after this.
setFlagsFromString('--max-old-space-size=8192')

// Sorted and named, since tsup finds files in an order of chance, and the bundler divides chunks by the order of entries:
// the same sources always make the same files.
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/**/*.{test,stories,arbitraries,fixtures,sample}.{ts,tsx}', 'src/**/*.d.ts'],
}).sort()

const nameOf = (file: string) => file.replace(/^src\//, '').replace(/\.tsx?$/, '')

/**
 * One entry per source file: a single bundled entry would keep every top-level call (schemas, machines) alive and
 * make an importer of one function pay for all of them.
 */
export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [nameOf(file), file])),
  format: ['esm'],
  target: 'es2023',
  // Declarations of the public entries bundle what they need; one for every file exhausts the compiler's memory in ui.
  dts: {
    entry: globSync(['src/index.ts', 'src/*/index.ts', 'src/texts/*/index.ts', 'src/*/testing.ts']).sort(),
    // Otherwise the parts of a union stand in the order in which the compiler happened to meet them.
    compilerOptions: { stableTypeOrdering: true },
  },
  sourcemap: true,
  clean: true,
  onSuccess: async () => {
    const rules = ruleTexts('.')
    if (Object.keys(rules).length > 0) writeFileSync('dist/rules.json', JSON.stringify(rules, null, 1))
  },
})
