import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'
import { contractExamples, contractFeatures, contractStreams, openApiDocument } from './index'

const Findings = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.optional(z.string()) })),
    }),
  ),
})

const linter = fileURLToPath(new URL('../../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const rules = fileURLToPath(new URL('redocly.yaml', import.meta.url))

it('passes a linter of OpenAPI documents, examples included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remesa-openapi-'))
  const file = join(folder, 'openapi.json')
  const words = { features: contractFeatures, examples: contractExamples, streams: contractStreams }
  const openIdConnectUrl = 'https://portal.example/oidc/.well-known/openid-configuration'
  const about = { title: 'Portal', version: '1', openIdConnectUrl }
  await writeFile(file, JSON.stringify(openApiDocument(contract, about, words)))
  const run = promisify(execFile)(
    process.execPath,
    [linter, 'lint', file, `--config=${rules}`, '--format=json', '--max-problems=1000'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  // It exits with 1 when it finds something, and prints the findings to the same stream.
  const { stdout } = await run.catch((failed: { readonly stdout: string }) => failed)
  await rm(folder, { recursive: true })
  const { problems } = Findings.parse(JSON.parse(stdout))
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
}, 60_000)
