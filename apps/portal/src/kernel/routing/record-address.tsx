import { Redirect } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { matchPattern } from './path-pattern'

/** Where addresses lead that name nothing. */
export const NOT_FOUND_PATH = '/404'

/** The number that `:id` stands for in the current path; `undefined` outside the pattern. */
export const usePathId = (pattern: string): number | undefined => {
  const id = matchPattern(pattern, usePathname())?.['id']
  return id === undefined ? undefined : Number(id)
}

/** In place of a record that does not exist or is out of reach: its address is unknown, like any other. (RTE-4) */
export function UnknownRecord() {
  return <Redirect to={NOT_FOUND_PATH} replace />
}
