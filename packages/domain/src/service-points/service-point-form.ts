import {
  canSynchroniseRecord,
  mergeSynchronised,
  type RecordFormRules,
  type SynchronisedRecord,
} from '../records'
import { changeServicePointDraft } from './change-service-point'
import { servicePointKind } from './decision'
import { servicePointDraftOf } from './edit-service-point'
import { type ServicePointField, servicePointFields } from './form-fields'
import type { ServicePointDetail } from './service-point.schema'
import { emptyServicePointDraft, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'
import { buildServicePointRequest } from './service-point-request'
import type { ServicePointRequest } from './service-point-request.schema'
import { validateServicePoint } from './validate-service-point'

/** The rules of the form of a service point: its fields, changes, validation and request body. (SVP-30 to SVP-69) */
export const servicePointForm: RecordFormRules<
  ServicePointDraft,
  ServicePointField,
  ServicePointDetail,
  ServicePointFacts,
  ServicePointRequest,
  SynchronisedRecord | null
> = {
  fields: servicePointFields,
  fieldOf: {
    adapters: 'modules',
    'paymentService.accountId': 'payment.accountId',
    'paymentService.locationId': 'payment.locationId',
    'paymentService.fee': 'payment.fee',
  },
  empty: emptyServicePointDraft,
  draftOf: servicePointDraftOf,
  change: changeServicePointDraft,
  validate: validateServicePoint,
  build: buildServicePointRequest,
  canSync: (draft) => canSynchroniseRecord(draft, servicePointKind),
  mergeSync: (draft, answer) => mergeSynchronised(draft, answer, servicePointKind),
}
