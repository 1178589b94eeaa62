import { pointId } from '../places'
import type { FeatureRequests } from './endpoint-request'

const point = '/api/configuration/v1/service-point'
const [own, foreign] = [pointId('Gran Vía 12'), pointId('Puerta del Sol')]

export const servicePointRequests: FeatureRequests<'servicePoints'> = {
  list: { line: `GET ${point}?size=100` },
  limits: {
    line: `GET ${point}/limits?servicepointId=${own}`,
    foreign: { line: `GET ${point}/limits?servicepointId=${foreign}` },
    missing: { line: `GET ${point}/limits?servicepointId=99999` },
  },
  get: {
    line: `GET ${point}/${own}`,
    foreign: { line: `GET ${point}/${foreign}` },
    missing: { line: `GET ${point}/999999999999999` },
  },
  assignableAdapters: { line: 'GET /api/configuration/v1/adapter/assignable' },
}
