import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'
import { contractStreams, contractWords, openApiDocument } from './index'

const Findings = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      location: z.array(z.object({ pointer: z.optional(z.string()) })),
    }),
  ),
})

/**
 * Findings of the linter that can't be avoided, because the specification prescribes these paths and deployed back ends
 * use them. Three paths end with a slash, and one path has a word where another path has an id.
 */
const ofTheSpecification = [
  ['no-path-trailing-slash', '/user/{id}/oid/'],
  ['no-path-trailing-slash', '/client/'],
  ['no-path-trailing-slash', '/sub-client/'],
  ['no-ambiguous-paths', '/user/{id}/sync'],
].map(([ruleId, path]) => `${ruleId} /api/configuration/v1${path}`)

const linter = fileURLToPath(new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

const wholeDocument = () => {
  const words = { ...contractWords, streams: contractStreams }
  const openIdConnectUrl = 'https://portal.example/oidc/.well-known/openid-configuration'
  const rulesUrl = 'https://portal.example/reference/rules'
  return openApiDocument(contract, { title: 'Portal', version: '1', openIdConnectUrl, rulesUrl }, words)
}

it('the OpenAPI document matches the schema of OpenAPI, and each of its references can be resolved', async () => {
  const validator = new Validator()
  const judge = (document: object) => validator.validate(JSON.parse(JSON.stringify(document)))
  expect(await judge(wholeDocument())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
  expect(await judge({ ...wholeDocument(), paths: { 'no-slash': {} } })).toMatchObject({ valid: false })
})

it('the OpenAPI document and its examples pass a linter, except for the form of some paths in the specification', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remesa-openapi-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(wholeDocument()))
  const run = promisify(execFile)(
    process.execPath,
    [linter, 'lint', file, '--extends=recommended', '--format=json', '--max-problems=1000'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  // If the linter has findings, it exits with 1 and prints the findings to the same stream.
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed)
  await rm(folder, { recursive: true })
  const { problems } = Findings.parse(JSON.parse(stdout))
  const pathOf = (pointer = '') => pointer.replace('#/paths/', '').replaceAll('~1', '/')
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${pathOf(location[0]?.pointer)}`)
  expect(found.toSorted()).toEqual(ofTheSpecification.toSorted())
}, 60_000)
