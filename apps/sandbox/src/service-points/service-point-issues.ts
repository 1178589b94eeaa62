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
 * Validates a body by the form that it claims to come from: first by the rules of the form, then by comparison with the
 * body that the form would send after being filled in. An issue at its path is any part that the form would drop (a
 * device of a `SOL` point, a module that the type may not have, another description of a record) or add.
 *
 * @returns The body that the form sends, with trimmed texts: this body may be stored.
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
 * The issues of a password. A blank new password would leave the safe unprotected. A password without a safe has no
 * use, nor has a default password next to a typed one.
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

/** Fields that come from the operations system or the stored record; users never type them. */
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
