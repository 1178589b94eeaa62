import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named } from '../../kernel'
import { OrderDetail } from '../order/order-detail.schema'
import { datedDraftFields, datedRequestFields } from './request-fields'

/** Body of the call that requests a technician. */
export const AssistanceRequest = named<AssistanceRequest>().strictObject({
  ...datedRequestFields,
  faultDescription: z.string().check(z.minLength(1), z.maxLength(500)),
})
/** Body of the call that requests a technician. */
export interface AssistanceRequest extends FieldsOf<typeof AssistanceRequest> {}

/** The order detail of a request for a technician. */
export const AssistanceDetail = named<AssistanceDetail>().object({
  ...OrderDetail.shape,
  faultDescription: absentAsNull(z.string()),
  assistanceObservation: absentAsNull(z.string()),
})
/** The order detail of a request for a technician. */
export interface AssistanceDetail extends FieldsOf<typeof AssistanceDetail> {}

/** The schema of a stored draft: a request for a technician that a user has not sent yet. */
export const StoredAssistanceDraft = z.object({ ...datedDraftFields, faultDescription: z.string() })
