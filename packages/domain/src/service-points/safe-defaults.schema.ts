import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'

/**
 * Defaults of a new virtual safe, from the settings of the back end: the account (empty if there is none),
 * and whether there is a password. The password itself never leaves the back end. (SVP-51)
 */
export const SafeDefaults = named<SafeDefaults>().object({ ssId: z.string(), hasPassword: z.boolean() })
export interface SafeDefaults extends FieldsOf<typeof SafeDefaults> {}
