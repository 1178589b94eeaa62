import { isRuleId } from '@remesa/domain/rules'
import { describe, expect, it } from 'vitest'
import { contract, listEndpoints } from '../contract'
import { contractStreams } from './contract-streams'
import { contractWords } from './contract-words'
import { commonFields, contractFacts, type FeatureDescription } from './facts'
import { openApiDocument } from './open-api-document'

const features: readonly FeatureDescription[] = Object.values(contractFacts)
const ofCalls = features.flatMap(({ calls }) => Object.values(calls).map(({ fields }) => fields ?? {}))
const words = { ...contractWords, streams: contractStreams }
const rulesUrl = 'https://portal.example/reference/rules'
const document = openApiDocument(contract, { title: 'Portal', version: '1', rulesUrl }, words)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id)

describe('the rules of a call', () => {
  it.each(listEndpoints(contract).map(({ id }) => id))(
    'the rules that the OpenAPI document names for the call %s have valid ids and a link to their text',
    (id) => {
      const operation = operationOf(id)
      const named = operation?.['x-rules']
      const ids: readonly string[] = Array.isArray(named) ? named : []
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter((rule) => !isRuleId(rule))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
      expect(operation?.['externalDocs']).toEqual({
        description: `Rules ${ids.join(', ')}`,
        url: `${rulesUrl}#${ids[0]}`,
      })
    },
  )

  it('the OpenAPI document contains the rule that says when an order can be cancelled', () => {
    expect(operationOf('orders.cancel')?.['x-rules']).toContain('ORD-26')
  })
})

describe('the texts of the document', () => {
  it('every named schema of the contract has a description', () => {
    const schemas = Object.entries(Object(document.components['schemas']))
    expect(schemas.length).toBeGreaterThan(130)
    expect(schemas.filter(([, schema]) => !Object.hasOwn(Object(schema), 'description'))).toEqual([])
  })

  it('the OpenAPI document uses every description of a field name that the contract contains', () => {
    const text = JSON.stringify(document)
    const written = [commonFields, ...features.map(({ fields }) => fields ?? {}), ...ofCalls]
    const unused = written
      .flatMap((fields) => Object.values(fields))
      .filter((one) => !text.includes(JSON.stringify(one)))
    expect(unused).toEqual([])
  })

  it('no two features of the contract describe the same field name, so that each field name has only one general description', () => {
    const names = [commonFields, ...features.map(({ fields }) => fields ?? {})].flatMap(Object.keys)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('a field name can have another description in each call of the contract', () => {
    const parameters = ['orders.history', 'deposits.latest'].map((id) => {
      const list = operationOf(id)?.['parameters']
      return (Array.isArray(list) ? list : []).find(({ name }) => name === 'servicePointId')?.description
    })
    expect(parameters).toEqual([
      expect.stringContaining('`oidSol` of the service point'),
      expect.stringContaining('in the portal'),
    ])
  })
})
