import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Application, normalizePath, PageEvent, type TypeDocOptions } from 'typedoc'
import { fail, root } from '../run.ts'
import { changelogPage } from './changelog.ts'
import { deadLinks } from './dead-links.ts'
import { drawDiagrams } from './draw-states.ts'
import { settleNamedInterfaces } from './named-interfaces.ts'

/**
 * Builds the documentation of the packages as a site in docs/site, which is not committed. The site contains the
 * reference of every entry point, the guides, the rules, the diagrams, the decisions and the changes. One search finds
 * all of them.
 */

/** The entry points of the packages that other teams import. */
const entryFiles = {
  domain: ['src/*/index.ts'],
  'api-client': ['src/index.ts', 'src/*/index.ts'],
  messages: ['src/index.ts', 'src/speech/index.ts'],
  conformance: ['src/index.ts'],
  ui: ['src/*/index.ts'],
}

const cache = join(root, 'node_modules/.cache/docs-site')
const out = join(root, 'docs/site')

const shared: TypeDocOptions = {
  excludeExternals: true,
  excludeInternal: true,
  // `npm test` checks the types, so they are not checked again at this point.
  skipErrorChecking: true,
  disableSources: true,
  disableGit: true,
  logLevel: 'Error',
}

/** Reads the docstrings of a package into a file from which the site is built. */
async function readPackage([name, entries]: readonly [string, readonly string[]]): Promise<string> {
  const home = join(root, 'packages', name)
  const app = await Application.bootstrap({
    ...shared,
    name: `@remesa/${name}`,
    entryPoints: entries.map((entry) => normalizePath(join(home, entry))),
    tsconfig: join(home, 'tsconfig.json'),
    readme: join(home, 'README.md'),
  })
  const project = await app.convert()
  if (project === undefined) fail(`The docstrings of @remesa/${name} could not be read.`)
  settleNamedInterfaces(project)
  // Importers write this entry point as the name of the package alone.
  for (const entry of project.children ?? []) if (entry.name === 'index') entry.name = 'root'
  const file = join(cache, `${name}.json`)
  writeFileSync(file, JSON.stringify(app.serializer.projectToObject(project, normalizePath(root))))
  return file
}

const pagesIn = (folder: string, isPage: (file: string) => boolean = () => true): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && isPage(file))
    .toSorted()
    .map((file) => join(root, folder, file))

/** Whether a how-to is for contributors, who change the packages. All other how-tos are for importers. */
const isForContributors = (path: string) => /\/(add-a|test-a|give-a|do-something|open-a|take-the)/.test(path)

const isRules = (file: string) => file.endsWith('RULES.md')

rmSync(out, { recursive: true, force: true })
mkdirSync(cache, { recursive: true })
const changes = join(cache, 'changes.md')
writeFileSync(changes, changelogPage(root))

const documents = [
  ...['architecture', 'glossary', 'departures', 'machines', 'performance', 'accounts', 'environment'].map(
    (name) => join(root, `docs/${name}.md`),
  ),
  ...pagesIn('docs/how-to'),
  ...pagesIn('packages/domain/src', isRules),
  join(root, 'apps/portal/RULES.md'),
  ...pagesIn('docs/adr'),
  changes,
]
const reads: string[] = []
for (const entry of Object.entries(entryFiles)) reads.push(await readPackage(entry))

const app = await Application.bootstrap({
  ...shared,
  name: 'Remesa',
  entryPointStrategy: 'merge',
  entryPoints: reads,
  out,
  projectDocuments: documents,
  readme: join(root, 'docs/start.md'),
  customCss: join(root, 'tooling/docs/site.css'),
  includeHierarchySummary: false,
  // In search results, guides and rules come before the names of single fields.
  searchGroupBoosts: { Documents: 4 },
  searchInComments: true,
  searchInDocuments: true,
  githubPages: false,
  hideGenerator: true,
  highlightLanguages: ['bash', 'json', 'mermaid', 'tsx', 'typescript', 'sql', 'yaml', 'http', 'css', 'csv'],
})
const project = await app.convert()
if (project === undefined) fail('The pages could not be put together.')
const headings = new Map(
  documents.map((file) => [
    relative(root, file).replace(/\.md$/, ''),
    /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('`', ''),
  ]),
)
for (const document of project.documents ?? []) {
  const path = document.name
  const heading = headings.get(path)
  if (heading === undefined) fail(`The page ${path} has no heading.`)
  // The site's navigation turns the text before a slash in a page's name into a folder.
  const folder = path.includes('how-to/')
    ? isForContributors(path)
      ? 'Work on Remesa/'
      : 'How to/'
    : path.includes('adr/')
      ? 'Decisions/'
      : path.endsWith('RULES')
        ? 'Rules/'
        : ''
  document.name = `${folder}${heading.replace(/^Rules of (the )?/, '').replaceAll('/', ' or ')}`
}
const drawings = new Map<string, string>()
const draw = await drawDiagrams((svg) => {
  const file = `media/drawing-${drawings.size + 1}.svg`
  drawings.set(file, svg)
  return file
})
/** Folders of the repository whose files are pages of the site. */
const folders: Readonly<Record<string, string>> = {
  'media/adr': 'documents/Decisions_1._The_workspace_brings_its_own_Node.html',
  'media/api': 'modules/_remesa_domain.html',
  'media/api-1': 'modules/_remesa_api-client.html',
}
app.renderer.on(PageEvent.END, (page: PageEvent) => {
  const base = '../'.repeat(page.url.split('/').length - 1)
  if (page.contents === undefined) return
  page.contents = draw(page.contents, base).replaceAll(
    /href="(?:\.\.\/)*(media\/[\w-]+)"/g,
    (link, folder: string) => (folders[folder] === undefined ? link : `href="${base}${folders[folder]}"`),
  )
})
await app.generateOutputs(project)
if (app.logger.hasErrors()) fail('The pages could not be written.')
for (const [file, svg] of drawings) writeFileSync(join(out, file), svg)
const dead = deadLinks(out)
if (dead.length > 0) fail(`Links that lead nowhere:\n${dead.map((link) => `  ${link}`).join('\n')}`)
console.log(`The site begins at ${join(out, 'index.html')}.`)
