import { someCountries } from '../records/testing'
import { Client } from './client.schema'
import { type ClientDraft, emptyClientDraft } from './client-draft'
import { answerClientLookup, ClientLookup, startClientLookup } from './client-lookup'

export const facts = { countries: someCountries }
export const bazar = Client.parse({
  id: 7,
  oidSol: 'OID-7',
  codeSol: 'B7',
  idSmartcash: 'SC-7',
  uniqueCode: 'ES-B7',
  description: 'Bazar Norte',
  active: true,
  country: someCountries[0],
  thirdcodes: [{ system: 'SAP', code: '42' }],
  limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 10 }],
  extradata: [{ name: 'note', label: 'Note', type: 'number' }],
})
export const ready: ClientDraft = {
  ...emptyClientDraft({ preselected: '' }),
  countryId: '1',
  sourceSystem: 'SIGII',
  codeSol: 'b7',
}
export const asked = { country: 'ES', sourceSystem: 'SIGII', clientCode: 'b7' } as const
export const answer = ClientLookup.parse({
  success: true,
  entidad: {
    idEntidad: ' 77 ',
    codEntidad: 'B7',
    desEntidad: ' Bazar Norte ',
    codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: '42' }],
  },
})
export const found = () => answerClientLookup(startClientLookup(ready), { asked, answer }, facts)
