import { UserDetail } from '@remesa/domain/users'

const client = (id: number, description: string, subclients: readonly unknown[] = []) => ({
  id,
  codeSol: `010${id}`,
  description,
  subclients,
})
const center = (id: number, description: string, servicepoints: readonly unknown[] = []) => ({
  id,
  codeSol: `03${id}`,
  description,
  servicepoints,
})
const point = (id: number, description: string) => ({ id, codeSol: `PS-${id}`, description })

/**
 * A user with points of two clients, a whole center and a whole client. `facts` replace fields, in the format that the
 * back end sends.
 */
export const userWith = (facts: Readonly<Record<string, unknown>> = {}): UserDetail =>
  UserDetail.parse({
    id: 1,
    username: 'customer-operator',
    oid: '8f1c2d40-11aa-4f0e-9c1b-5d2e7a6b3c90',
    name: 'Olga',
    lastName: 'Prieto Vera',
    email: 'operator@bazar.example',
    active: true,
    userType: 'CLIENTE',
    solCreated: true,
    solSynchronized: true,
    country: { id: 1, code: 'ES', name: 'Spain', maxServicesPoint: 10 },
    servicesPointOnCashUser: 6,
    clients: [
      client(1, 'Bazar Norte', [
        center(11, 'Bazar Norte Bilbao', [
          point(111, 'Abando, caja inteligente'),
          point(112, 'Casco Viejo'),
          point(113, 'Gran Vía 12'),
        ]),
      ]),
      client(2, 'Farmacias Alameda'),
      client(3, 'Cafés Mirasol', [center(31, 'Mirasol Valencia')]),
    ],
    ...facts,
  })

export const user = userWith()

/** A user with more points than one page of the table shows. */
export const userWithMany = userWith({
  servicesPointOnCashUser: 23,
  country: { id: 1, code: 'ES', name: 'Spain' },
  clients: [
    client(1, 'Bazar Norte', [
      center(
        11,
        'Bazar Norte Bilbao',
        Array.from({ length: 23 }, (_, index) => point(111 + index, `Kiosko ${index + 1}`)),
      ),
    ]),
  ],
})

/** An administrator who is not one of the sample users. */
export const viewer = { id: 13, username: 'provider-admin', admin: true }
