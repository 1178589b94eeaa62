import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Application, type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc'
import { fail, root } from '../run.ts'
import { drawMachines } from './machine-diagrams.ts'

/**
 * Writes a page for each feature of the domain from its docstrings into docs/domain, with its machines drawn. `--check` writes nothing and fails
 * when a page is not what would be written, or when a name that others can import says nothing about itself.
 */
const pages = join(root, 'docs/domain')
const isCheck = process.argv.includes('--check')

const app = await Application.bootstrapWithPlugins({ options: join(import.meta.dirname, 'typedoc.json') })
const project = await app.convert()
if (project === undefined) fail('The docstrings of the domain could not be read.')

const made = isCheck ? mkdtempSync(join(tmpdir(), 'remesa-docs-')) : pages
await app.outputs.writeOutput({ name: 'markdown', path: made }, project)
await drawMachines(made)

const silent = silentNames(project)
if (silent.length > 0) console.error(`Without a docstring:\n${silent.map((name) => `  ${name}`).join('\n')}`)

const outdated = isCheck ? differences(made, pages) : []
if (isCheck) rmSync(made, { recursive: true, force: true })
if (outdated.length > 0) {
  fail(`docs/domain is not up to date: ${outdated.join(', ')}. Run \`npm run docs:domain\`.`)
}
if (silent.length > 0) fail('Every name that others can import has a docstring.')

/** A type that bears the name of a schema is described there. */
function silentNames({ children = [] }: ProjectReflection): readonly string[] {
  const isDescribed = (name: DeclarationReflection) =>
    name.hasComment() || (name.signatures ?? []).some((signature) => signature.hasComment())
  return children.flatMap((feature) => {
    const names = feature.children ?? []
    const described = new Set(names.filter(isDescribed).map(({ name }) => name))
    return names
      .filter(({ name, kind }) => kind !== ReflectionKind.Reference && !described.has(name))
      .map(({ name }) => `${feature.name}: ${name}`)
      .filter((name, index, all) => all.indexOf(name) === index)
  })
}

function differences(made: string, kept: string): readonly string[] {
  const namesIn = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
      : []
  const textOf = (folder: string, name: string) =>
    namesIn(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : undefined
  const names = [...new Set([...namesIn(made), ...namesIn(kept)])]
  return names.filter((name) => textOf(made, name) !== textOf(kept, name))
}
