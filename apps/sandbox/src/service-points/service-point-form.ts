import { cleanCode } from '@remesa/domain/kernel'
import { uniqueCodeOf } from '@remesa/domain/records'
import {
  type Adapter,
  answerServicePointLookup,
  type Channel,
  canLookUpServicePoint,
  changeServicePointDraft,
  emptyServicePointDraft,
  factsForServicePoint,
  type SafeDefaults,
  type ServicePointChange,
  type ServicePointDetail,
  type ServicePointDraft,
  type ServicePointFacts,
  ServicePointLookupAnswer,
  type ServicePointRequest,
  servicePointDraftOf,
  startServicePointLookup,
} from '@remesa/domain/service-points'
import { type SolPoint, solPointAnswer } from '../sol'
import type { ServicePointPlace } from './service-point-place'

/** The data that the form needs in addition to the body. */
export interface FormCatalogue {
  readonly place: ServicePointPlace
  /** The modules from which the user can choose. */
  readonly adapters: readonly Adapter[]
  /** Those channels in the body that exist in the country. */
  readonly channels: readonly Channel[]
  /** Those currencies in the body that exist in the catalogue. */
  readonly currencyIds: readonly number[]
  /** The default account and password of a new safe, if the body requests them; otherwise `null`. */
  readonly safeDefaults: SafeDefaults | null
}

/** A form with the values in the body of a request, and the data on which the form depends. */
export interface FilledForm {
  readonly draft: ServicePointDraft
  readonly facts: ServicePointFacts
}

/**
 * The form of a new service point with the values in a body. With an operations system id, the form shows the data that
 * the operations system has. Without this id, the point counts as entered by hand, unless it has the type `SOL`, which
 * only the operations system can assign.
 */
export const addedForm = (
  body: ServicePointRequest,
  catalogue: FormCatalogue,
  found: SolPoint | undefined,
): FilledForm => {
  const { subclient } = catalogue.place
  const facts = factsOf(catalogue)
  const validates = body.oidSol !== null || body.type === 'SOL'
  const begun = fillIn(
    emptyServicePointDraft(facts),
    [
      { field: 'validates', value: validates },
      { field: 'clientId', value: String(subclient.client.id) },
      { field: 'subclientId', value: String(subclient.id) },
      // A form with an operations system id must have a source system, but the body does not contain one. The form
      // needs the system only to search for the code. This search is already done, so any system can be set.
      { field: 'sourceSystem', value: validates ? 'SOL' : '' },
      { field: 'codeSol', value: body.codeSol ?? '' },
    ],
    facts,
  )
  const draft = validates ? lookedUp(begun, catalogue.place, found) : begun
  return { draft: named(fillIn(draft, changesOf(body, catalogue), facts), catalogue.place), facts }
}

/**
 * The form of an existing service point with the values in a body. If the body has no password, the stored password is
 * kept. If the body requests the default password, the form counts as one in which the safe was removed and added
 * again.
 */
export const changedForm = (
  body: ServicePointRequest,
  catalogue: FormCatalogue,
  { record, hasPassword }: { readonly record: ServicePointDetail; readonly hasPassword: boolean },
): FilledForm => {
  const facts = factsForServicePoint(factsOf(catalogue), record)
  const shown = servicePointDraftOf(record, facts)
  const keepsPassword = shown.backEndPassword === 'stored' && hasPassword && body.password !== null
  const begun: ServicePointDraft = { ...shown, backEndPassword: keepsPassword ? 'stored' : 'none' }
  const without: readonly ServicePointChange[] = body.usesDefaultPassword
    ? [{ field: 'modules', value: [] }]
    : []
  const draft = fillIn(begun, [...without, ...changesOf(body, catalogue)], facts)
  return { draft: named(draft, catalogue.place), facts }
}

/**
 * The draft of a service point with its unique code. The form does not fill in the unique code if the record has none
 * yet, so the back end does.
 */
const named = (draft: ServicePointDraft, { subclient }: ServicePointPlace): ServicePointDraft => {
  const { client } = subclient
  const codes = [client.country.code, client.codeSol ?? '', subclient.codeSol ?? '', cleanCode(draft.codeSol)]
  return { ...draft, uniqueCode: draft.uniqueCode ?? uniqueCodeOf(...codes) }
}

/**
 * The data for the form of a new service point. A user who may see the subclient may also choose the subclient's
 * country.
 */
const factsOf = ({
  place: { subclient, config },
  adapters,
  safeDefaults,
}: FormCatalogue): ServicePointFacts => ({
  adapters,
  country: {
    options: [subclient.client.country],
    preselected: String(subclient.client.country.id),
    disabled: true,
    shown: false,
  },
  config,
  safeDefaults,
})

const lookedUp = (
  draft: ServicePointDraft,
  { subclient }: ServicePointPlace,
  found: SolPoint | undefined,
): ServicePointDraft => {
  const parents = { subclient, client: subclient.client }
  if (!canLookUpServicePoint(draft, parents).allowed) return draft
  const looking = startServicePointLookup(draft, { ...parents, country: subclient.client.country })
  const answer = ServicePointLookupAnswer.parse(solPointAnswer(found))
  return answerServicePointLookup(looking, looking.asked, answer)
}

const fillIn = (
  draft: ServicePointDraft,
  changes: readonly ServicePointChange[],
  facts: ServicePointFacts,
): ServicePointDraft =>
  changes.reduce((before, change) => changeServicePointDraft(before, change, facts), draft)

/**
 * The values of a body as changes in the form. Fields that other fields depend on come first: the type, then the
 * modules, then all remaining fields.
 */
const changesOf = (
  body: ServicePointRequest,
  { channels, currencyIds }: FormCatalogue,
): readonly ServicePointChange[] => [
  { field: 'type', value: body.type },
  { field: 'modules', value: body.adapters },
  { field: 'description', value: body.description },
  { field: 'address', value: body.address },
  ...(body.zone === undefined ? [] : [{ field: 'zone', value: body.zone ?? '' } as const]),
  { field: 'idSmartcash', value: body.idSmartcash ?? '' },
  { field: 'deviceId', value: body.deviceId ?? '' },
  { field: 'agilePickup', value: body.agilePickup },
  { field: 'enabledReadQr', value: body.enabledReadQr },
  { field: 'econoCash', value: body.econoCash },
  { field: 'currencies', value: currencyIds },
  { field: 'channels', value: channels },
  { field: 'openChannel', value: body.openChannel },
  { field: 'accountDate', value: body.accountDate },
  { field: 'ssId', value: body.ssId ?? '' },
  { field: 'password', value: body.password ?? '' },
  { field: 'payment.accountId', value: body.paymentService.accountId },
  { field: 'payment.locationId', value: body.paymentService.locationId },
  { field: 'payment.fee', value: String(body.paymentService.fee) },
  { field: 'thirdcodes', value: body.thirdcodes },
  { field: 'limits', value: body.limits },
]
