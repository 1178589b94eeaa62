export interface Budget {
  readonly name: string
  /** The code of an importer whose bundle is measured. */
  readonly code: string
  /**
   * The maximum size in kilobytes (1,000 bytes) after gzip, including libraries. A size equal to the maximum is
   * accepted.
   */
  readonly limit: number
  /** The imported package; by default the domain. */
  readonly home?: string
}

/** The maximum number of kilobytes that one feature may add to a page. */
const FEATURE_LIMIT = 36

const feature = (subpath: string, limit: number = FEATURE_LIMIT): Budget => ({
  name: `/${subpath}`,
  code: `export * from '@remesa/domain/${subpath}'`,
  limit,
})

const names = (subpath: string, wanted: string, limit: number): Budget => ({
  name: `\`${wanted}\` of \`/${subpath}\``,
  code: `export { ${wanted} } from '@remesa/domain/${subpath}'`,
  limit,
})

const CLIENT_HOME = 'packages/api-client'

/** The code that imports a client with only some calls, for example `session.me`. */
const clientOf = (
  name: string,
  calls: Readonly<Record<string, readonly string[]>>,
  limit: number,
): Budget => {
  const features = Object.keys(calls)
  const named = Object.entries(calls).map(
    ([feature, names]) => `${feature}: { ${names.map((call) => `${call}: ${feature}.${call}`).join(', ')} }`,
  )
  return {
    name,
    code: `import { createClient } from '@remesa/api-client'
import { ${features.join(', ')} } from '@remesa/api-client/contract'
export const create = (options) => createClient(options, { ${named.join(', ')} })`,
    limit,
    home: CLIENT_HOME,
  }
}

/** The permitted sizes of imports. */
export const budgets: readonly Budget[] = [
  names('kernel', 'formatMoney, toHundredths', 3),
  names('orders', 'classifyOrders', 5),
  { name: '`classifyOrders` of the root', code: `export { classifyOrders } from '@remesa/domain'`, limit: 5 },
  names('orders', 'newOrderMachine', 26),
  names('orders', 'OrderRow', 9),
  names('abilities', 'deriveAbility', 9),
  names('session', 'sessionExpiryMachine', 14),
  feature('kernel', 23),
  feature('country', 20),
  feature('abilities', 20),
  feature('session', 25),
  // The feature contains the largest state machine, most schemas, and all code that lists the orders of a day, repeats
  // orders and proposes values for new orders.
  feature('orders', 55),
  feature('declared-values'),
  feature('deposits', 23),
  feature('reports', 20),
  feature('firms'),
  feature('users', 25),
  feature('records', 26),
  feature('clients', 25),
  feature('subclients', 25),
  feature('service-points', 25),
  feature('views', 15),
  feature('imports', 30),
  { name: 'everything', code: `export * from '@remesa/domain'`, limit: 143 },
  clientOf('client of `session.me`', { session: ['me'] }, 24),
  clientOf(
    'client of `session.me` and two of `orders`',
    { session: ['me'], orders: ['history', 'createPickup'] },
    28,
  ),
  clientOf(
    'client of ten calls of four features',
    {
      session: ['me', 'disclaimer'],
      country: ['config'],
      servicePoints: ['list', 'limits'],
      orders: ['history', 'currencies', 'createPickup', 'cancel', 'rate'],
    },
    35,
  ),
  {
    name: 'client of every call',
    code: `export { contract, createClient } from '@remesa/api-client'`,
    limit: 47,
    home: CLIENT_HOME,
  },
]
