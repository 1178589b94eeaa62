import { writeTable } from '../domain/tables.ts'
import { fail } from '../run.ts'
import { measureSizes, overBudget, sizeTable } from './check-sizes.ts'

/**
 * Measures sizes: `npm run sizes` measures the built packages, and `-- --source` the sources. `-- --write` updates
 * docs/performance.md.
 */
const sizes = await measureSizes(!process.argv.includes('--source'))
console.log(sizeTable(sizes))
if (process.argv.includes('--write')) writeTable('docs/performance.md', 'sizes', sizeTable(sizes))
const over = overBudget(sizes)
if (over.length > 0) fail(`Over the budget: ${over.join(', ')}.`)
