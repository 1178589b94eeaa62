export interface Budget {
  readonly name: string
  /** What an importer writes. */
  readonly code: string
  /** Kilobytes (1,000 bytes) after gzip, libraries included; inclusive. */
  readonly limit: number
}

/** Kilobytes that one feature may add to a page. */
const FEATURE_LIMIT = 35

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

/** What an import may add to a page. */
export const budgets: readonly Budget[] = [
  names('kernel', 'formatMoney, toHundredths', 3),
  names('orders', 'classifyOrders', 5),
  { name: '`classifyOrders` of the root', code: `export { classifyOrders } from '@remesa/domain'`, limit: 5 },
  names('orders', 'newOrderMachine', 25),
  names('orders', 'OrderRow', 9),
  names('abilities', 'deriveAbility', 9),
  names('session', 'sessionExpiryMachine', 14),
  feature('kernel', 20),
  feature('country', 20),
  feature('abilities', 20),
  feature('session', 25),
  // The largest machine, most schemas, and all that a day of orders is shown, repeated and offered by.
  feature('orders', 50),
  feature('declared-values'),
  feature('deposits', 20),
  feature('reports', 20),
  feature('firms'),
  feature('users', 25),
  feature('records', 25),
  feature('clients', 25),
  feature('subclients', 25),
  feature('service-points', 25),
  feature('views', 15),
  feature('imports', 30),
  { name: 'everything', code: `export * from '@remesa/domain'`, limit: 126 },
]
