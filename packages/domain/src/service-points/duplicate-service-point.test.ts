import { describe, expect, it } from 'vitest'
import {
  changeServicePointDraft,
  duplicateServicePoint,
  factsForServicePoint,
  type ServicePointDetail,
  type ServicePointDraft,
  startServicePointLookup,
} from '.'
import { facts as factsOfSpain, record } from './service-points.fixtures'

const limits = [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 500 }]
const like: ServicePointDetail = {
  ...record,
  type: 'CASHTODAY',
  deviceId: 'DEV-1',
  idSmartcash: 'SC-1',
  limits,
}
const facts = factsForServicePoint(factsOfSpain, like)
const typed = (draft: ServicePointDraft, value: string) =>
  changeServicePointDraft(draft, { field: 'codeSol', value }, facts)

describe('a copy of a service point', () => {
  it('[SVP-92] a copy of a service point has the same subclient, type, modules and limits, but no value that must be unique', () => {
    const draft = typed(duplicateServicePoint(like, facts), '0777')
    expect(draft).toMatchObject({
      record: null,
      clientId: String(like.subclient.client.id),
      subclientId: String(like.subclient.id),
      codeSol: '0777',
      type: 'CASHTODAY',
      limits,
      description: '',
      address: '',
      deviceId: '',
      idSmartcash: '',
      thirdcodes: [],
      uniqueCode: null,
    })
    expect(new Set(draft.modules)).toEqual(new Set(like.adapters.map(({ id }) => id)))
  })

  it('[SVP-92] correcting the code in a copy of a service point keeps the typed values', () => {
    const first = typed(duplicateServicePoint(like, facts), '07')
    const named = changeServicePointDraft(first, { field: 'deviceId', value: 'DEV-2' }, facts)
    const limited = changeServicePointDraft(named, { field: 'limits', value: [] }, facts)
    expect(typed(limited, '077')).toMatchObject({ codeSol: '077', deviceId: 'DEV-2', limits: [] })
  })

  it('[SVP-92] if the code of a copied service point is looked up, each new code restores the copied values; choosing another country discards them', () => {
    const draft = duplicateServicePoint({ ...like, type: 'SOL' }, facts)
    const first = typed({ ...draft, sourceSystem: 'SIGII' }, '07')
    expect(first).toMatchObject({ validates: true, type: 'SOL', limits })
    expect(typed({ ...first, limits: [] }, '08')).toMatchObject({ codeSol: '08', limits })
    const asked = startServicePointLookup(first, {
      country: { code: 'ES' },
      client: { codeSol: '1' },
      subclient: { codeSol: '2' },
    })
    expect(asked).toMatchObject({ type: 'SOL', limits })
    const abroad = changeServicePointDraft(first, { field: 'countryId', value: '' }, facts)
    expect(abroad).toMatchObject({ template: null, limits: [] })
  })
})
