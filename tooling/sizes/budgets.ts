export interface Budget {
  readonly name: string
  /** What an importer writes. */
  readonly code: string
  /** Kilobytes (1,000 bytes) after gzip, libraries included; inclusive. */
  readonly limit: number
  /** All features at once, which no page loads. */
  readonly isWhole?: boolean
}

/** Kilobytes that each import may have besides the libraries that a page loads once for all features. */
export const LIMIT_WITHOUT_SHARED = 35

/** Schemas and machines: whoever imports a second feature has them already. */
export const sharedLibraries: readonly string[] = ['zod', 'xstate']

const feature = (subpath: string, limit: number = LIMIT_WITHOUT_SHARED): Budget => ({
  name: `/${subpath}`,
  code: `export * from '@remesa/domain/${subpath}'`,
  limit,
})

const names = (subpath: string, wanted: string, limit: number): Budget => ({
  name: `\`${wanted}\` of \`/${subpath}\``,
  code: `export { ${wanted} } from '@remesa/domain/${subpath}'`,
  limit,
})

/**
 * What an import may add to a page. A feature's own limit is 35 kB; above that are those that hold schemas and machines
 * both, because Zod with XState is 35 kB before the first rule, and declared values, which bring compression along.
 */
export const budgets: readonly Budget[] = [
  names('kernel', 'formatMoney, toHundredths', 3),
  names('orders', 'classifyOrders', 5),
  names('abilities', 'deriveAbility', 9),
  names('session', 'sessionExpiryMachine', 14),
  feature('kernel'),
  feature('country'),
  feature('abilities'),
  feature('session', 40),
  feature('orders', 60),
  feature('declared-values', 50),
  feature('deposits'),
  feature('reports'),
  feature('firms', 48),
  feature('users', 37),
  feature('clients'),
  feature('subclients'),
  feature('service-points', 37),
  // More than the 100 kB that it should be: libraries weigh 60 kB, and the thirteen features nearly as much again.
  { name: 'everything', code: `export * from '@remesa/domain'`, limit: 115, isWhole: true },
]
