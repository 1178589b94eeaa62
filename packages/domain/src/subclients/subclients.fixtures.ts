import { answerSubclientLookup, SubclientLookup, startSubclientLookup } from './subclient-lookup'
import { readySubclientDraft as ready } from './subclients.arbitraries'

export const facts = {
  countries: [
    { id: 1, code: 'ES' },
    { id: 2, code: 'PT' },
  ],
}
export const asked = { country: 'ES', clientCode: 'B7', centerCode: 'c1', sourceSystem: 'SIGII' } as const
export const answer = SubclientLookup.parse({
  success: true,
  centro: {
    idCentro: ' 11 ',
    codCentro: 'C1',
    desCentro: ' Centro Sur ',
    codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: '42' }],
  },
  delegaciones: [{ bolPrincipal: true, idSmartcash: 'MAD-1' }],
})
export const found = () => answerSubclientLookup(startSubclientLookup(ready), { asked, answer }, facts)
