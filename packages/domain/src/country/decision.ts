import { refusalsOf } from '../kernel'

const refusals = refusalsOf('country', ['no-time-zone'])

/** A reason why something can't be had for a country, with its message key. */
export const countryRefusal = refusals.refusal
/** Every message key that refusals about countries can give. */
export const countryMessageKeys = refusals.keys

/** One reason why something can't be had for a country. */
export type CountryRefusal = ReturnType<typeof countryRefusal>
