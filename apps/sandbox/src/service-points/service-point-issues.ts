import { check, cleanCode, type Issue, issue, issuesOf } from '@remesa/domain/kernel'
import {
  buildServicePointRequest,
  type ServicePointRequest,
  validateServicePoint,
} from '@remesa/domain/service-points'
import { fixedIssues } from '../records'
import type { FilledForm } from './service-point-form'

type Checked =
  | { readonly ok: true; readonly request: ServicePointRequest }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/**
 * Validates a body in the same way as the form. The form's rules are applied first. Then the body is compared with the
 * body that the form would send after it was filled in. A value that the form would add or remove is an issue at the
 * path of the value. Examples are the device of a `SOL` point, and a module that the type may not have.
 *
 * @returns the body that the form would send, with trimmed texts, which may be stored.
 */
export const heldToForm = (body: ServicePointRequest, { draft, facts }: FilledForm): Checked => {
  const broken = validateServicePoint(draft, facts).map((found) => ({
    ...found,
    path: found.path.replace(/^payment\./, 'paymentService.'),
  }))
  if (broken.length > 0) return { ok: false, issues: broken }
  const request = buildServicePointRequest(draft, facts)
  const issues = [
    ...fixedIssues({ ...body, uniqueCode: body.uniqueCode ?? request.uniqueCode }, request, fixed),
    ...choices
      .filter((name) => body[name] !== undefined && plain(body[name]) !== plain(request[name]))
      .map((name) => issue('invalid', name)),
    ...payment
      .filter((name) => plain(body.paymentService[name]) !== plain(request.paymentService[name]))
      .map((name) => issue('invalid', `paymentService.${name}`)),
    ...(['adapters', 'channels', 'currencies'] as const).flatMap((name) =>
      idIssues(name, body[name], request[name]),
    ),
    ...passwordIssues(body, request),
  ]
  return issues.length > 0 ? { ok: false, issues } : { ok: true, request }
}

/**
 * The validation issues of a password. A new password must not be blank, because the safe would be unprotected. A
 * password without a safe is refused. The default password can't be requested together with a typed password.
 */
const passwordIssues = (
  { password, usesDefaultPassword = false }: ServicePointRequest,
  request: ServicePointRequest,
): readonly Issue[] => {
  if (usesDefaultPassword && !request.usesDefaultPassword) return [issue('invalid', 'usesDefaultPassword')]
  if (typeof password !== 'string') return []
  return request.password === password
    ? issuesOf([check('required', 'password', password, {})])
    : [issue('invalid', 'password')]
}

/** Fields that users never type. Their values come from the operations system or from the stored record. */
const fixed = [
  'subclientId',
  'codeSol',
  'oidSol',
  'uniqueCode',
  'description',
  'codTypeServicepoint',
  'descTypeServicePoint',
] as const

const choices = [
  'type',
  'idSmartcash',
  'deviceId',
  'address',
  'zone',
  'ssId',
  'agilePickup',
  'econoCash',
  'enabledReadQr',
  'openChannel',
  'accountDate',
] as const

const payment = ['accountId', 'locationId', 'fee'] as const

const plain = (value: string | number | boolean | null | undefined): string => cleanCode(String(value ?? ''))

const idIssues = (path: string, given: readonly number[], taken: readonly number[]): readonly Issue[] => [
  ...given.flatMap((id, at) => (taken.includes(id) ? [] : [issue('invalid', `${path}.${at}`)])),
  ...(taken.every((id) => given.includes(id)) ? [] : [issue('required', path)]),
]
