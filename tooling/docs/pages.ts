import { join } from 'node:path'
import { Application } from 'typedoc'
import { fail, root } from '../run.ts'

/** Writes a page with the docstrings of each feature of the domain into docs/pages, which is not committed. */
const app = await Application.bootstrapWithPlugins({ options: join(import.meta.dirname, 'typedoc.json') })
const project = await app.convert()
if (project === undefined) fail('The docstrings of the domain could not be read.')
const folder = join(root, 'docs/pages')
await app.outputs.writeOutput({ name: 'markdown', path: folder }, project)
console.log(`The pages begin at ${join(folder, 'README.md')}.`)
