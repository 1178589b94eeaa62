import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named } from '../../kernel'
import { OrderDetail } from '../order/order-detail.schema'
import { datedDraftFields, datedRequestFields } from './request-fields'

/** Body of the call that requests the visit of a technician. */
export const AssistanceRequest = named<AssistanceRequest>().strictObject({
  ...datedRequestFields,
  faultDescription: z.string().check(z.minLength(1), z.maxLength(500)),
})
/** Body of the call that requests the visit of a technician. */
export interface AssistanceRequest extends FieldsOf<typeof AssistanceRequest> {}

/** The detail of an order for the visit of a technician. */
export const AssistanceDetail = named<AssistanceDetail>().object({
  ...OrderDetail.shape,
  faultDescription: absentAsNull(z.string()),
  assistanceObservation: absentAsNull(z.string()),
})
/** The detail of an order for the visit of a technician. */
export interface AssistanceDetail extends FieldsOf<typeof AssistanceDetail> {}

/** Schema of a stored draft: an order for the visit of a technician that the user has not sent yet. */
export const StoredAssistanceDraft = z.object({ ...datedDraftFields, faultDescription: z.string() })
