import { PAGE_SIZE } from '../kernel'

/** SVP-85. Query of the service-point selector. `page` counts from zero. */
export interface ServicePointSelectorQuery {
  readonly subclientId: number
  readonly active: boolean
  readonly page: number
  readonly size: number
  readonly codeOrDesc?: string
}

/**
 * SVP-85. What the service-point selector asks for: active points of one subclient, ten at once unless told otherwise; a
 * blank text is left out.
 */
export const servicePointSelectorQuery = ({
  subclientId,
  codeOrDesc,
  page = 0,
  size = PAGE_SIZE,
}: {
  readonly subclientId: number
  readonly codeOrDesc: string
  readonly page?: number
  readonly size?: number
}): ServicePointSelectorQuery => ({
  subclientId,
  active: true,
  page,
  size,
  ...(codeOrDesc.trim() === '' ? {} : { codeOrDesc: codeOrDesc.trim() }),
})
