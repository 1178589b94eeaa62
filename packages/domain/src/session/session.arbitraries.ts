import fc from 'fast-check'
import { defaultBrand } from '../kernel'
import { LoggedUser } from './logged-user.schema'

const suffixes = [
  'ADMINISTRATION',
  'USER-MANAGEMENT',
  'DEPOSIT',
  'PICKUP',
  'DELIVERY',
  'DELIVERY-EXCHANGE',
  'ASSISTANCE-SERVICE',
  'SUPPLY-MATERIAL-SERVICE',
  'EMPLOYEE',
  'ORDERS',
  'ISSUES',
]

const anyRole = fc.record(
  {
    id: fc.option(fc.nat()),
    code: fc.constantFrom(...suffixes).map((suffix) => `${defaultBrand.rolePrefix}${suffix}`),
    externalCode: fc.constant(null),
    module: fc.constantFrom(null, 'SOL CUSTOMER'),
  },
  { requiredKeys: ['code'] },
)

/**
 * The signed-in user as back ends send it, which `LoggedUser` accepts. It has either user type, empty or unusual names,
 * and may lack flags, id, email address and other optional fields.
 */
export const anyWireUser = fc.record(
  {
    id: fc.option(fc.nat()),
    username: fc.constantFrom('operator@bazar.example', 'a', 'ñandú'),
    name: fc.constantFrom('Ana', '', ' Ana ', 'José-María', '🪙'),
    lastName: fc.constantFrom('Ruiz', '', 'de la Cruz'),
    email: fc.constantFrom(null, 'operator@bazar.example'),
    admin: fc.boolean(),
    supervisor: fc.boolean(),
    userType: fc.constantFrom('CLIENTE', defaultBrand.providerUserType),
    disclaimerAccepted: fc.boolean(),
    country: fc.record(
      {
        id: fc.nat(),
        code: fc.constantFrom('ES', 'PT', 'DE', 'PE', 'BR'),
        showUsersGuide: fc.boolean(),
        documentTypes: fc.constant([{ code: 'DNI', description: 'DNI' }]),
        maxCodeSeal: fc.constantFrom(null, 0, 20),
      },
      { requiredKeys: ['id', 'code'] },
    ),
    clients: fc.array(fc.record({ id: fc.nat(), description: fc.string() }), { maxLength: 3 }),
    roles: fc.array(anyRole, { maxLength: 5 }),
  },
  { requiredKeys: ['username', 'name', 'lastName', 'userType', 'disclaimerAccepted', 'country'] },
)

/** The signed-in user after `LoggedUser` has parsed it. */
export const anyLoggedUser: fc.Arbitrary<LoggedUser> = anyWireUser.map((raw) => LoggedUser.parse(raw))
