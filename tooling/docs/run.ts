import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ruleTexts } from '../packages/rule-texts.ts'
import { fail, root, run } from '../run.ts'
import { reportedPackages } from './api/entries.ts'
import { makeApiReports } from './api/reports.ts'
import { machinesPage } from './machine-diagrams.ts'

/**
 * Writes the API reports of the packages, the diagrams of the domain's machines, and the texts of rules and schema
 * docstrings as data. `--check` writes no file. It fails if one of these files is out of date, an exported name has no
 * docstring, or a response of the contract contains an unnamed object.
 */
const isCheck = process.argv.includes('--check')

const checker = join(root, 'node_modules/typescript7/bin/tsc')
if ((await run('node', [checker, '-b', ...reportedPackages])) !== 0) fail('The packages have type errors.')

const asJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`
const { files, silent, unnamed, schemas } = await makeApiReports()
const pages = new Map([
  ...files,
  ['docs/machines.md', await machinesPage()],
  ['packages/domain/src/rules/texts.json', asJson(ruleTexts(join(root, 'packages/domain')))],
  ['packages/api-client/src/openapi/schema-docs.json', asJson(schemas)],
])

const stale = reportedPackages.flatMap((home) => {
  const folder = `${home}/api`
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  return names.map((name) => `${folder}/${name}`).filter((path) => !pages.has(path))
})
const textOf = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
const changed = [...pages].filter(([path, text]) => textOf(path) !== text)

if (!isCheck) {
  for (const path of stale) rmSync(join(root, path))
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  console.log(`${changed.length} of ${pages.size} pages written.`)
}

if (silent.length > 0) {
  fail(`Every exported name needs a docstring:\n${silent.map((name) => `  ${name}`).join('\n')}`)
}
if (unnamed.length > 0) {
  fail(`Every object of an answer needs a name:\n${unnamed.map((path) => `  ${path}`).join('\n')}`)
}
const outdated = [...changed.map(([path]) => path), ...stale]
if (isCheck && outdated.length > 0) {
  fail(`Not up to date: ${outdated.join(', ')}. Run \`npm run docs\` and review the difference.`)
}
