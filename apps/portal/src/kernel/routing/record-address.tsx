import { Redirect } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { matchPattern } from './path-pattern'

/** Path of the page for unknown URLs. */
export const NOT_FOUND_PATH = '/404'

/** The number in place of `:id` in the current path; `undefined` if the path does not match the pattern. */
export const usePathId = (pattern: string): number | undefined => {
  const id = matchPattern(pattern, usePathname())?.['id']
  return id === undefined ? undefined : Number(id)
}

/** The page for unknown URLs, shown in place of a record that does not exist or that the user may not see. (RTE-4) */
export function UnknownRecord() {
  return <Redirect to={NOT_FOUND_PATH} replace />
}
