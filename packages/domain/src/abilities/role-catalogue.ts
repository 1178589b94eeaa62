import { type Brand, defaultBrand } from '../kernel'

/** A role that a user can have. */
export interface CatalogueRole {
  /**
   * The complete code of the role as users have it: the prefix of the brand and the suffix of the role. The code is
   * also the key for the translated name of the role.
   */
  readonly code: string
  readonly suffix: string
  /** Name of the role in the external operations system; `null` if the role has no name in that system. */
  readonly externalCode: string | null
  /** The module of the portal to which the role belongs. */
  readonly module: string
}

const SMART_CASH = 'SMART CASH'
const SOL_CUSTOMER = 'SOL CUSTOMER'
/**
 * The module of roles for the portal as a whole. It is `null`, because the page shows the name of the product instead
 * of a module name.
 */
const PORTAL = null

const roles: readonly (readonly [suffix: string, module: string | null, externalCode: string | null])[] = [
  ['ADMINISTRATION', PORTAL, null],
  ['USER-MANAGEMENT', PORTAL, null],
  ['DEPOSIT', SMART_CASH, null],
  ['ISSUES', SMART_CASH, null],
  ['BALANCES', SMART_CASH, null],
  ['TRANSACTIONS', SMART_CASH, null],
  ['ACCREDITATIONS', SMART_CASH, null],
  ['PICKUP', SOL_CUSTOMER, 'PEDIDO_COLECTA'],
  ['PICKUP-EXCHANGE', SOL_CUSTOMER, 'PEDIDO_COLECTA_CAMBIO'],
  ['DELIVERY', SOL_CUSTOMER, 'PEDIDO_ENTREGA'],
  ['DELIVERY-EXCHANGE', SOL_CUSTOMER, 'PEDIDO_ENTREGA_CAMBIO'],
  ['ASSISTANCE-SERVICE', SOL_CUSTOMER, 'PEDIDO_ASISTENCIA'],
  ['SUPPLY-MATERIAL-SERVICE', SOL_CUSTOMER, 'PEDIDO_MATERIAL_OPERATIVO'],
  ['EMPLOYEE', SOL_CUSTOMER, 'CONSULTA_FOTO_Y_FIRMA'],
  ['ORDERS', SOL_CUSTOMER, null],
]

/** All roles of the product with the prefix of a brand, in the order of their modules. (ABL-40) */
export const roleCatalogue = (brand: Brand = defaultBrand): readonly CatalogueRole[] =>
  roles.map(([suffix, module, externalCode]) => ({
    code: `${brand.rolePrefix}${suffix}`,
    suffix,
    externalCode,
    module: module ?? brand.product,
  }))
