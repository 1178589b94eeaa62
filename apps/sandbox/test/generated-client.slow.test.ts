import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenApiDocument } from '@remesa/api-client/openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InProcessSandbox, startInProcess } from '../src/in-process'
import { packageRoot, repositoryRoot } from '../src/kernel/package-root'

/**
 * A program of a team that has only the OpenAPI document. Its client was generated from the document by another tool.
 */
const program = `import createClient from 'openapi-fetch'
import type { components, paths } from './portal'

export const placeAndRead = async (baseUrl: string, token: string, fetch: (request: Request) => Promise<Response>) => {
  const client = createClient<paths>({ baseUrl, fetch, headers: { Authorization: \`Bearer \${token}\` } })
  const me = await client.GET('/api/configuration/v1/user/me')
  const points = await client.GET('/api/configuration/v1/service-point', {
    params: { query: { page: 0, size: 10, active: true } },
  })
  const [point] = points.data?.content ?? []
  // The body can be left out if the OpenAPI document permits it.
  const refused = await client.PUT('/api/configuration/v1/user/admin/{id}', { params: { path: { id: 1 } } })
  const problem: components['schemas']['Problem'] | undefined = refused.error
  return { username: me.data?.username, point: point?.description, code: problem?.code }
}
`

const folder = join(packageRoot(), 'node_modules', '.cache', 'generated-client')
const compiler = join(repositoryRoot(), 'node_modules', 'typescript7', 'bin', 'tsc')

let sandbox: InProcessSandbox
beforeAll(async () => {
  sandbox = await startInProcess()
  const described = await sandbox.fetch('http://sandbox.test/openapi.json')
  const document: OpenApiDocument = await described.json()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'portal.d.ts'), astToString(await openapiTS(JSON.stringify(document))))
  writeFileSync(join(folder, 'program.ts'), program)
}, 240_000)
afterAll(() => sandbox.close())

it('a client that is generated from the OpenAPI document compiles with strict types', () => {
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noEmit',
    '--target',
    'es2023',
    '--module',
    'esnext',
  ]
  const more = [
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    '',
    '--ignoreConfig',
  ]
  const run = () =>
    execFileSync(process.execPath, [compiler, ...options, ...more, join(folder, 'program.ts')], {
      encoding: 'utf8',
    })
  expect(run()).toBe('')
}, 240_000)

it('a client that is generated from the OpenAPI document can call the reference back end without errors', async () => {
  const { module, esnext } = { module: ts.ModuleKind.ESNext, esnext: ts.ScriptTarget.ES2023 }
  const { outputText } = ts.transpileModule(program, { compilerOptions: { module, target: esnext } })
  const file = join(folder, 'program.mjs')
  writeFileSync(file, outputText)
  const { placeAndRead } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const token = sandbox.tokenOf('customer-operator')
  expect(await placeAndRead('http://sandbox.test', token, sandbox.fetch)).toEqual({
    username: 'customer-operator',
    point: expect.any(String),
    code: 'forbidden',
  })
})
