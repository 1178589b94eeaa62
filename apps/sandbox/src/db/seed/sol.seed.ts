import { countryOf, placedPoints, placeRows } from './seeded-places'

const sourceSystem = 'SIGII'
const sapCode = (code: string) => [{ system: 'SAP', code: `S-${code}` }]

/** Records of the operations system that the portal does not contain yet. All of them are in Spain. */
const untaken = {
  client: { code: '9001', description: 'Floristería Alba' },
  centers: [
    { code: '9101', clientCode: '9001', description: 'Alba Logroño' },
    { code: '9102', clientCode: '0101', description: 'Bazar Norte Vitoria' },
  ],
  points: [
    {
      code: '9201',
      clientCode: '9001',
      centerCode: '9101',
      description: 'Alba Laurel',
      address: 'Calle del Laurel 6, 26001 Logroño',
    },
    {
      code: '9202',
      clientCode: '0101',
      centerCode: '0301',
      description: 'Plaza Nueva',
      address: 'Plaza Nueva 11, 48005 Bilbao',
    },
  ],
}

const spain = countryOf('ES').id
const clientOf = new Map(placeRows.clients.map((client) => [client.id, client]))
const subclientOf = new Map(placeRows.subclients.map((subclient) => [subclient.id, subclient]))

/** The clients of the operations system: the clients of the portal, with the same codes, and a new client. */
export const seedSolClients = [
  ...placeRows.clients.map(({ oidSol, countryId, codeSol, description }) => ({
    oid: oidSol,
    countryId,
    code: codeSol,
    description,
  })),
  { oid: 'CL-9001', countryId: spain, ...untaken.client },
].map((row) => ({ ...row, sourceSystem, thirdCodes: sapCode(row.code) }))

/** The centers of the operations system. */
export const seedSolCenters = [
  ...placeRows.subclients.flatMap(({ oidSol, clientId, codeSol, description }) => {
    const client = clientOf.get(clientId)
    return client === undefined
      ? []
      : [
          {
            oid: oidSol,
            countryId: client.countryId,
            code: codeSol,
            clientCode: client.codeSol,
            description,
          },
        ]
  }),
  ...untaken.centers.map((center) => ({ oid: `CE-${center.code}`, countryId: spain, ...center })),
].map((row) => ({ ...row, sourceSystem, thirdCodes: sapCode(row.code) }))

/** The service points of the operations system. Points that were entered by hand are excluded. */
export const seedSolPoints = [
  ...placeRows.servicePoints.flatMap(({ id, oidSol, subclientId, codeSol, description, address }) => {
    const subclient = subclientOf.get(subclientId)
    const client = clientOf.get(subclient?.clientId ?? 0)
    const countryId = placedPoints.find((placed) => placed.id === id)?.country.id
    if (oidSol === null || codeSol === null || !subclient || !client || countryId === undefined) return []
    const { codeSol: centerCode } = subclient
    return [
      { oid: oidSol, countryId, code: codeSol, clientCode: client.codeSol, centerCode, description, address },
    ]
  }),
  ...untaken.points.map((point) => ({ oid: `PS-${point.code}`, countryId: spain, ...point })),
].map((row) => ({
  ...row,
  sourceSystem,
  thirdCodes: sapCode(row.code),
  typeCode: 'T',
  typeDescription: 'Tienda',
}))
