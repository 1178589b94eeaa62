import type { Result } from '@remesa/domain/kernel'
import type { OrderRow } from '@remesa/domain/orders'
import { describe, expectTypeOf, it } from 'vitest'
import { cannedFetch, json, quick } from '../../test/canned-fetch'
import type { parcelContract } from '../../test/parcel-contract'
import type { EndpointId, ErrorCode, ErrorCodeOf, PortalContract } from '../contract'
import { contract } from '../contract'
import type { ApiClient, ApiInput } from './api-client'
import type { ApiError, RejectedError } from './api-error'
import { createClient } from './create-client'

type Parcels = ApiClient<typeof parcelContract>['parcels']
const api = createClient({ ...quick, fetch: cannedFetch(() => json({}, 404)).fetch }, contract)

describe('the types of the client', () => {
  it('the type of a successful result contains the value of the call', () => {
    const history = api.orders.history
    expectTypeOf<Awaited<ReturnType<typeof history>>>().toEqualTypeOf<
      Result<
        { requestHistorials: { services: OrderRow[] } },
        ApiError<ErrorCodeOf<PortalContract['orders']['history']>>
      >
    >()
  })

  it('the type of a call’s input requires exactly the parts that its endpoint declares', () => {
    expectTypeOf<Parcels['get']>().toBeCallableWith({ params: { id: 7 } })
    expectTypeOf<Parcels['list']>().toBeCallableWith()
    expectTypeOf<Parcels['list']>().toBeCallableWith({ query: { page: 1 } }, { silent: true })
    expectTypeOf<ApiInput<typeof parcelContract.parcels.get>['params']>().toEqualTypeOf<{
      id: string | number
    }>()
  })

  it('a call compiles only if its input has all required parts of its endpoint and no other parts', async () => {
    // @ts-expect-error the path parameters are missing
    await api.orders.history({ query: { lowerLimitSearch: '', upperLimitSearch: '' } })
    // @ts-expect-error a query with required fields is missing
    await api.orders.history({ params: { countryCode: 'ES', servicePointId: 'P-1' } })
    // @ts-expect-error the endpoint has no such query
    await api.servicePoints.list({ query: { colour: 'red' } })
    // @ts-expect-error the endpoint has no body
    await api.session.me({ body: {} })
    // @ts-expect-error there is no such endpoint
    expectTypeOf(api.orders.remove).toBeUnknown()
  })

  it('a call that creates a record does not compile without its idempotency key', () => {
    expectTypeOf<Parameters<Parcels['create']>[1]>().toHaveProperty('idempotencyKey').toBeString()
    // @ts-expect-error the idempotency key of the call that creates a record is missing
    expectTypeOf<Parcels['create']>().toBeCallableWith({ body: { label: 'x', pieces: [] } }, {})
  })

  it('the type of an error contains exactly the codes with which the call may be rejected', () => {
    type Rejected<Call extends (...args: never) => Promise<Result<unknown, ApiError>>> = Extract<
      Extract<Awaited<ReturnType<Call>>, { ok: false }>['error'],
      { kind: 'rejected' }
    >
    type Rating = NonNullable<Rejected<typeof api.orders.rate>['code']>
    expectTypeOf<'orders.already-rated' | 'idempotency-key-reused' | 'not-found'>().toExtend<Rating>()
    expectTypeOf<'orders.too-late'>().not.toExtend<Rating>()
    expectTypeOf<'forbidden'>().not.toExtend<Rating>()
    type Reading = NonNullable<Rejected<typeof api.orders.history>['code']>
    expectTypeOf<'request.invalid-body'>().not.toExtend<Reading>()
    expectTypeOf<'idempotency-key-reused'>().not.toExtend<Reading>()
    expectTypeOf<NonNullable<RejectedError['code']>>().toExtend<ErrorCode>()
  })

  it('the type of an endpoint id contains the id of every endpoint', () => {
    expectTypeOf<'orders.createPickup'>().toExtend<EndpointId<PortalContract>>()
    expectTypeOf<'orders.nothing'>().not.toExtend<EndpointId<PortalContract>>()
  })
})
