import * as z from 'zod/mini'
import { type FieldsOf, named } from '../kernel'

/**
 * The defaults of a new virtual safe, from the settings of the back end: the account (empty if there is none), and
 * whether the settings have a password. The back end never sends the password. (SVP-51)
 */
export const SafeDefaults = named<SafeDefaults>().object({ ssId: z.string(), hasPassword: z.boolean() })
export interface SafeDefaults extends FieldsOf<typeof SafeDefaults> {}
