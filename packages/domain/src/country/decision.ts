import { refusalsOf } from '../kernel'

const refusals = refusalsOf('country', ['no-time-zone'])

/** Creates a reason why data about a country is missing, with its message key. */
export const countryRefusal = refusals.refusal
/** All message keys of refusals about countries. */
export const countryMessageKeys = refusals.keys

/** One reason why data about a country is missing. */
export type CountryRefusal = ReturnType<typeof countryRefusal>
