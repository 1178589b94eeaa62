import { type Component, packageName } from './bill.ts'

/**
 * Licences that shipped code and fonts may have, by SPDX id. All are permissive, so none requires that our code is
 * published.
 */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]

/** Packages whose manifest contains no licence. Each has the licence in its licence file. */
const READ_FROM_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The licence of a package as an SPDX expression; empty if it is unknown. */
export function licenceOf(component: Component): string {
  const named = (component.licenses ?? []).map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
  )
  return named.length > 0 ? named.join(' AND ') : (READ_FROM_FILE[packageName(component)] ?? '')
}

/**
 * Whether an SPDX expression is allowed. With AND, every licence has to be allowed. With OR, one allowed licence is
 * enough.
 */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence.trim())))
}

/** A line for each package whose licence is not allowed, with its version and licence. */
export const refusedPackages = (components: readonly Component[]): readonly string[] =>
  components
    .filter((component) => !isAllowed(licenceOf(component)))
    .map(
      (component) =>
        `${packageName(component)} ${component.version}: ${licenceOf(component) || 'no licence is named'}`,
    )
