export interface Budget {
  readonly name: string
  /** What an importer writes. */
  readonly code: string
  /** Kilobytes (1,000 bytes) after gzip; inclusive. */
  readonly limit: number
}

const whole = (subpath: string, limit: number): Budget => ({
  name: `/${subpath}`,
  code: `export * from '@remesa/domain/${subpath}'`,
  limit,
})

/** What one import may add to a page, with everything it needs. */
export const budgets: readonly Budget[] = [
  {
    name: 'money of `/kernel`',
    code: `export { formatMoney, toHundredths } from '@remesa/domain/kernel'`,
    limit: 3,
  },
  whole('kernel', 35),
  whole('country', 35),
  whole('abilities', 35),
  whole('session', 35),
  whole('orders', 35),
  whole('declared-values', 35),
  whole('deposits', 35),
  whole('reports', 35),
  whole('firms', 35),
  whole('users', 35),
  whole('clients', 35),
  whole('subclients', 35),
  whole('service-points', 35),
  { name: 'everything', code: `export * from '@remesa/domain'`, limit: 100 },
]
