import type { Issue } from '@remesa/domain/kernel'
import {
  changeServicePointDraft,
  type ServicePointDraft,
  type ServicePointFacts,
  type ServicePointField,
  validateServicePoint,
} from '@remesa/domain/service-points'
import { useRecordForm } from '../../kernel'
import type { ServicePointFormDraft, ServicePointRecordForm } from './service-point-form.types'

/** The fields of the form by section, in its order. */
export const servicePointSections = {
  core: ['validates', 'countryId', 'sourceSystem', 'clientId', 'subclientId', 'codeSol'],
  point: ['type', 'description', 'address', 'idSmartcash', 'deviceId'],
  modules: ['modules', 'agilePickup', 'enabledReadQr', 'econoCash'],
  deposit: ['currencies', 'channels', 'openChannel', 'accountDate'],
  safe: ['ssId', 'password'],
  payment: ['payment.accountId', 'payment.locationId', 'payment.fee'],
  thirdcodes: ['thirdcodes'],
  limits: ['limits'],
} as const satisfies Readonly<Record<string, readonly ServicePointField[]>>

/** A draft with each field of the payment block by its path, as a form has it. */
export const formDraftOf = (draft: ServicePointDraft): ServicePointFormDraft => ({
  ...draft,
  'payment.accountId': draft.payment.accountId,
  'payment.locationId': draft.payment.locationId,
  'payment.fee': draft.payment.fee,
})

/** The form of a service point. Other facts, such as those of another country, count from the next change on. */
export const useServicePointForm = ({
  initial,
  facts,
  rejections,
}: {
  readonly initial: ServicePointDraft
  readonly facts: ServicePointFacts
  /** The server's issues, one array per answer. */
  readonly rejections: readonly Issue[] | undefined
}): ServicePointRecordForm =>
  useRecordForm<ServicePointFormDraft, ServicePointField>({
    initial: formDraftOf(initial),
    isNew: initial.record === null,
    fields: Object.values(servicePointSections).flat(),
    change: (draft, change) => formDraftOf(changeServicePointDraft(draft, change, facts)),
    validate: (draft) => validateServicePoint(draft, facts),
    rejections,
  })
