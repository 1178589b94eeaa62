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

/** Detail of a request for a technician. */
export const AssistanceDetail = named<AssistanceDetail>().object({
  ...OrderDetail.shape,
  faultDescription: absentAsNull(z.string()),
  assistanceObservation: absentAsNull(z.string()),
})
/** Detail of a request for a technician. */
export interface AssistanceDetail extends FieldsOf<typeof AssistanceDetail> {}

/** A request for a technician that was stored while it was being filled in. */
export const StoredAssistanceDraft = z.object({ ...datedDraftFields, faultDescription: z.string() })
