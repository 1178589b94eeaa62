import type { MessageKey, Translate } from '../i18n'

/** The names of the fields of records, as in the forms of the records. */
const words: Readonly<Record<string, MessageKey>> = {
  oid: 'users.oid',
  admin: 'users.rights.admin',
  supervisor: 'users.rights.supervisor',
  roles: 'users.roles.title',
  assignments: 'users.points.title',
  active: 'record-lists.field.active',
  oidSol: 'records.core.id',
  codeSol: 'records.code',
  uniqueCode: 'history.field.uniqueCode',
  idSmartcash: 'records.idSmartcash',
  description: 'records.description',
  thirdcodes: 'records.thirdcodes',
  limits: 'records.limits',
  extradata: 'records.extradata',
  client: 'record-lists.field.client',
  subclient: 'record-lists.field.subclient',
  delegation: 'subclients.delegation',
  type: 'service-points.form.type',
  codTypeServicepoint: 'history.field.coreTypeCode',
  descTypeServicePoint: 'history.field.coreType',
  address: 'service-points.form.address',
  deviceId: 'service-points.form.deviceId',
  agilePickup: 'service-points.form.agilePickup',
  enabledReadQr: 'service-points.form.enabledReadQr',
  econoCash: 'service-points.form.econoCash',
  openChannel: 'service-points.form.openChannel',
  accountDate: 'service-points.form.accountDate',
  adapters: 'service-points.form.modules',
  channels: 'service-points.form.channels',
  currencies: 'service-points.form.currencies',
  ssId: 'service-points.form.ssId',
  password: 'service-points.form.password',
  paymentService: 'service-points.section.payment',
  found: 'history.field.found',
  locked: 'history.field.locked',
  reason: 'history.field.reason',
  serviceAccount: 'history.field.serviceAccount',
  'paymentService.accountId': 'service-points.form.payment.accountId',
  'paymentService.locationId': 'service-points.form.payment.locationId',
  'paymentService.fee': 'service-points.form.payment.fee',
}

/**
 * The name of a field, or of a part of a field, in words. For a field that is in no form, the name is derived from the
 * key: `Safe door` for `safeDoor`.
 */
export const fieldWords = (t: Translate, field: string): string => {
  const key = Object.hasOwn(words, field) ? words[field] : undefined
  return key === undefined ? spelledOut(field) : t(key)
}

const spelledOut = (field: string): string => {
  const parts = field
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s._-]+/)
    .filter((part) => part !== '')
  const text = parts.map((part) => (/^\p{Lu}{2,}$/u.test(part) ? part : part.toLowerCase())).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The product's text for a value of a field, such as a role or a type of service point. */
export const valueWords = (t: Translate, field: string, text: string): string => {
  const key =
    field === 'roles' ? `abilities.role.${text}` : field === 'type' ? `service-points.type.${text}` : ''
  return t.knows(key) ? t(key) : text
}
