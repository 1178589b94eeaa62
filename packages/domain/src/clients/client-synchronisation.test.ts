import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSynchroniseRecord, mergeSynchronised, SynchronisedRecord } from '../records'
import { anyCode, anyThirdCodes } from '../records/testing'
import { clientDraftOf, clientKind } from '.'
import { anyClient } from './clients.arbitraries'

const anyAnswer = fc
  .record(
    {
      description: fc.option(fc.oneof(anyCode, fc.constant(' '))),
      oidSol: fc.option(anyCode),
      codeSol: fc.option(anyCode),
      thirdcodes: fc.option(anyThirdCodes),
      idSmartcash: fc.option(anyCode),
      uniqueCode: fc.option(anyCode),
    },
    { requiredKeys: [] },
  )
  .map((answer) => SynchronisedRecord.parse(answer))

describe('synchronising a client', () => {
  it('[REC-60] an existing client can be synchronised only if the client has a code', () => {
    fc.assert(
      fc.property(anyClient, (client) => {
        expect(canSynchroniseRecord(clientDraftOf(client), clientKind).allowed).toBe(client.codeSol !== null)
      }),
    )
  })

  it('[REC-61] synchronising a client never changes typed values, and a second synchronisation changes nothing', () => {
    fc.assert(
      fc.property(anyClient, anyAnswer, (client, answer) => {
        const form = clientDraftOf(client)
        const merged = mergeSynchronised(form, answer, clientKind)
        fc.pre(merged.ok)
        const { idSmartcash, limits, extradata, record: kept, countryId } = form
        expect(merged.value).toMatchObject({ idSmartcash, limits, extradata, record: kept, countryId })
        expect(mergeSynchronised(merged.value, answer, clientKind)).toEqual(merged)
      }),
    )
  })
})
