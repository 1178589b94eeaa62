import { contractFacts } from '@remesa/api-client/openapi'
import { countryOf, placeIds } from '../../db/seed/seeded-places'
import { pointId } from '../places'
import { storedBody } from '../service-point-body'
import type { FeatureRequests } from './endpoint-request'

const configuration = '/api/configuration/v1'
const point = `${configuration}/service-point`
const [own, foreign] = [pointId('Gran Vía 12'), pointId('Puerta del Sol')]

/** An account of the provider's staff. It may see the rows of one country. */
const staff = 'provider-staff'
const [abroad, missing] = [pointId('Mönckebergstraße'), 99_999]
const [spain, germany] = [countryOf('ES').id, countryOf('DE').id]

const save = (id: number) => ({ line: `POST ${point}`, body: storedBody('Gran Vía 12', { id }) })
const setStatus = (id: number) => ({
  line: `PATCH ${point}/${id}`,
  body: contractFacts.servicePoints.calls.setStatus.body,
})
/**
 * A subclient to which the service point could be moved. The request instead contains the point's current subclient, so
 * that nothing is moved.
 */
const otherSubclient = placeIds(['Bazar Norte', 'Bazar Norte Madrid']).subclientId
const ownSubclient = placeIds(['Bazar Norte', 'Bazar Norte Bilbao']).subclientId
const moveEffects = (id: number) => ({ line: `GET ${point}/${id}/move?parentId=${otherSubclient}` })
const move = (id: number) => ({ line: `POST ${point}/${id}/move`, body: { parentId: ownSubclient } })
const sync = (id: number) => ({ line: `POST ${point}/${id}/sync` })
const createChannel = (countryId: number) => ({
  line: `POST ${configuration}/channel?text=Escaparate&countryId=${countryId}`,
})

/** A search that finds a service point of the operations system that the portal does not contain yet. */
const lookup = (country: string) => ({
  line: `GET /api/sol/${country}/v1/service-point?servicePointCode=9202&sourceSystem=NONE&clientCode=0101&centerCode=0301`,
})

export const servicePointRequests: FeatureRequests<'servicePoints'> = {
  list: { line: `GET ${point}?size=100` },
  limits: {
    line: `GET ${point}/limits?servicepointId=${own}`,
    foreign: { line: `GET ${point}/limits?servicepointId=${foreign}` },
    missing: { line: `GET ${point}/limits?servicepointId=${missing}` },
  },
  get: {
    line: `GET ${point}/${own}`,
    foreign: { line: `GET ${point}/${foreign}` },
    missing: { line: `GET ${point}/999999999999999` },
  },
  details: { by: staff, line: `GET ${point}/details?ids=${own}` },
  save: { by: staff, ...save(own), foreign: save(abroad), missing: save(missing) },
  setStatus: { by: staff, ...setStatus(own), foreign: setStatus(abroad), missing: setStatus(missing) },
  dependents: {
    by: staff,
    line: `POST ${point}/dependents`,
    body: contractFacts.servicePoints.calls.dependents.body,
  },
  moveEffects: {
    by: staff,
    ...moveEffects(own),
    foreign: moveEffects(abroad),
    missing: moveEffects(missing),
  },
  move: { by: staff, ...move(own), foreign: move(abroad), missing: move(missing) },
  sync: { by: staff, ...sync(own), foreign: sync(abroad), missing: sync(missing) },
  requestReport: {
    by: staff,
    line: `POST ${configuration}/report/service-point`,
    body: contractFacts.servicePoints.calls.requestReport.body,
  },
  safeDefaults: { by: staff, line: `GET ${configuration}/service-point/safe-defaults` },
  assignableAdapters: { line: `GET ${configuration}/adapter/assignable` },
  channels: {
    by: staff,
    line: `GET ${configuration}/channel?page=0&size=10&countryId=${spain}&orderBy=text`,
  },
  createChannel: {
    by: staff,
    ...createChannel(spain),
    foreign: createChannel(germany),
    missing: createChannel(missing),
  },
  lookup: { by: staff, ...lookup('ES'), foreign: lookup('DE'), missing: lookup('ZZ') },
}
