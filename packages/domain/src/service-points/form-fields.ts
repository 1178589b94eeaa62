import { countryTimeZones } from '../country'
import { type FieldState, isCodeFieldOpen, isCodeSettled } from '../records'
import {
  chosenModules,
  isEditing,
  type ServicePointDraft,
  type ServicePointFacts,
} from './service-point-draft'

/** The fields of a service point in the order of the form. The name of a field is also the path of its issues. */
export const servicePointFields = [
  'validates',
  'countryId',
  'sourceSystem',
  'clientId',
  'subclientId',
  'codeSol',
  'type',
  'description',
  'address',
  'zone',
  'idSmartcash',
  'deviceId',
  'modules',
  'agilePickup',
  'enabledReadQr',
  'econoCash',
  'currencies',
  'channels',
  'openChannel',
  'accountDate',
  'ssId',
  'password',
  'payment.accountId',
  'payment.locationId',
  'payment.fee',
  'thirdcodes',
  'limits',
] as const satisfies readonly (keyof ServicePointDraft)[]
/** The name of a field in the form of a service point; it is also the path of the field's issues. */
export type ServicePointField = (typeof servicePointFields)[number]

/** The value of each field in the form of a service point. */
export type ServicePointFieldValues = Pick<ServicePointDraft, ServicePointField>

/** The state of a field in the form, and whether the field is required. */
export interface ServicePointFieldAccess {
  readonly state: FieldState
  /** Whether the field is required. */
  readonly required: boolean
}

/** The state of each field in the form of a service point. */
export type ServicePointFormFields = Readonly<Record<ServicePointField, ServicePointFieldAccess>>

const hidden: ServicePointFieldAccess = { state: 'hidden', required: false }
const readOnly: ServicePointFieldAccess = { state: 'read-only', required: false }
const optional: ServicePointFieldAccess = { state: 'editable', required: false }
/**
 * A required field that is read-only. Its value comes from another system or from the stored record. If the value is
 * missing, the record can't be saved.
 */
const given: ServicePointFieldAccess = { state: 'read-only', required: true }
const mandatory: ServicePointFieldAccess = { state: 'editable', required: true }
const waiting: ServicePointFieldAccess = { state: 'disabled', required: true }

/** The state of every field in the form of a new or existing service point. (SVP-32 to SVP-41) */
export const servicePointFormFields = (
  draft: ServicePointDraft,
  facts: ServicePointFacts,
): ServicePointFormFields => ({ ...parentFields(draft, facts), ...recordFields(draft, facts) })

const parentFields = (draft: ServicePointDraft, { country }: ServicePointFacts) => {
  if (isEditing(draft)) {
    return {
      validates: hidden,
      countryId: country.shown ? readOnly : hidden,
      clientId: readOnly,
      subclientId: readOnly,
      sourceSystem: hidden,
      codeSol: readOnly,
    }
  }
  return {
    validates: optional,
    countryId: countryField(country),
    clientId: draft.countryId === '' ? waiting : mandatory,
    subclientId: draft.clientId === '' ? waiting : mandatory,
    sourceSystem: draft.validates ? mandatory : hidden,
    codeSol: isCodeFieldOpen(draft) ? mandatory : waiting,
  }
}

/**
 * The time zones that a service point of the chosen country can have; the first is the zone of the country's business
 * day. (SVP-89)
 */
export const pointTimeZones = (
  { countryId }: Pick<ServicePointDraft, 'countryId'>,
  { country }: Pick<ServicePointFacts, 'country'>,
): readonly string[] =>
  countryTimeZones(country.options.find(({ id }) => String(id) === countryId)?.code ?? '')

// The country is required even if its field is hidden. If the user has no country, no other field can be filled in, and
// an issue must say so.
const countryField = ({ shown, disabled }: ServicePointFacts['country']): ServicePointFieldAccess => {
  if (!shown) return { ...hidden, required: true }
  return disabled ? waiting : mandatory
}

const recordFields = (draft: ServicePointDraft, facts: ServicePointFacts) => {
  const editing = isEditing(draft)
  const settled = editing || isCodeSettled(draft)
  const { pickup, deposit, rv, payment } = chosenModules(draft, facts)
  const where = (shows: boolean, access: ServicePointFieldAccess) => (settled && shows ? access : hidden)
  const isDescriptionFixed = editing || draft.isDescriptionGiven
  const hasDevice = draft.type === 'CASHTODAY'
  return {
    type: where(true, editing || draft.validates ? optional : readOnly),
    description: where(true, isDescriptionFixed ? given : mandatory),
    address: where(true, mandatory),
    zone: where(pointTimeZones(draft, facts).length > 1, optional),
    idSmartcash: where(hasDevice, mandatory),
    deviceId: where(hasDevice, mandatory),
    modules: where(true, optional),
    agilePickup: where(pickup, optional),
    enabledReadQr: where(true, optional),
    econoCash: where(!hasDevice && facts.config.Orders.Pickup.EconoCash.Enabled, optional),
    currencies: where(deposit, optional),
    channels: where(deposit, optional),
    openChannel: where(deposit, optional),
    accountDate: where(deposit, optional),
    ssId: where(rv, mandatory),
    password: where(rv, draft.backEndPassword === 'none' ? mandatory : optional),
    'payment.accountId': where(payment, mandatory),
    'payment.locationId': where(payment, mandatory),
    'payment.fee': where(payment, mandatory),
    thirdcodes: where(true, optional),
    limits: where(true, optional),
  }
}
