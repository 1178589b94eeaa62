import { groupServicePoints } from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'

const spain = { id: 1, code: 'ES', name: 'España' }

/** A point that can have orders: `Gran Vía 12` of `Bazar Norte Bilbao` of `Bazar Norte`. */
export const samplePoint = (
  id: number,
  description: string,
  center: readonly [number, string],
  client: readonly [number, string],
): ServicePoint =>
  ServicePoint.parse({
    id,
    type: 'SOL',
    codeSol: `P-${1000 + id}`,
    description,
    active: true,
    adapters: [{ id: 1, code: 'pickup', name: 'pickup' }],
    subclient: {
      id: center[0],
      description: center[1],
      active: true,
      client: { id: client[0], description: client[1], active: true, country: spain },
    },
  })

const bazar = [1, 'Bazar Norte'] as const
const farmacia = [2, 'Farmacia Luz'] as const

export const granVia = samplePoint(1, 'Gran Vía 12', [11, 'Bazar Norte Bilbao'], bazar)

/** Three points of two clients. */
export const samplePoints = groupServicePoints([
  granVia,
  samplePoint(2, 'Casco Viejo', [11, 'Bazar Norte Bilbao'], bazar),
  samplePoint(3, 'Atocha', [12, 'Bazar Norte Madrid'], bazar),
  samplePoint(4, 'Málaga Puerto', [21, 'Farmacia Luz Sur'], farmacia),
])

/** Three hundred points, more than the list shows at once. */
export const manyPoints = groupServicePoints([
  granVia,
  ...Array.from({ length: 300 }, (_, index) =>
    samplePoint(
      index + 10,
      `Local ${index + 1}`,
      [31 + (index % 6), `Zona ${1 + (index % 6)}`],
      [3, 'Cafés Sol'],
    ),
  ),
])
