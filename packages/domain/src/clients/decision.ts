import { type Decision as AnyDecision, type Refusal as AnyRefusal, refusalOf } from '../kernel'

/** Every reason that a rule of clients, and of the records below them, can give for refusing something. */
export const clientRefusalRules = [
  'no-country',
  'no-client',
  'no-subclient',
  'no-source-system',
  'no-code',
  'code-malformed',
  'client-without-code',
  'not-validating',
  'looking',
  'not-added',
  'nothing-returned',
  'no-permission',
  'inactive',
  'invalid',
] as const

/** One of these reasons. */
export type ClientRefusalRule = (typeof clientRefusalRules)[number]
/** A reason with its message key and what the message mentions. */
export type ClientRefusal = AnyRefusal<ClientRefusalRule>
/** Whether something about a record may be done, and every reason why not. */
export type ClientDecision = AnyDecision<ClientRefusalRule>

/** A reason of one of these rules, with its message key `clients.refused.<rule>`. */
export const clientRefusal = refusalOf<ClientRefusalRule>('clients')
