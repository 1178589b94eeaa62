import { contract, listEndpoints } from '../../packages/api-client/src/contract/index.ts'
import { contractFacts, openApiDocument } from '../../packages/api-client/src/openapi/index.ts'
import type { Sample } from './collect.ts'

const isList = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] => Array.isArray(value)

/** The examples of the client in the OpenAPI document. Each call has one example. */
export const documentSamples = (): readonly Sample[] => {
  const { paths } = openApiDocument(contract, { title: 'Portal', version: '1' }, { facts: contractFacts })
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return listEndpoints(contract).flatMap(({ id }) => {
    const samples = operations.find(({ operationId }) => operationId === id)?.['x-codeSamples']
    return (isList(samples) ? samples : [])
      .filter(({ lang }) => lang === 'TypeScript')
      .map(({ source }) => ({ place: `openapi ${id}`, kind: 'ts' as const, code: String(source) }))
  })
}
