import { describe, expect, it } from 'vitest'
import { checkRefusal } from './check-refusal'

const rating = { method: 'PUT', path: '/api/sol-customer/ES/v1/service-rating' }
const held = (request: typeof rating, status: number, code: string) => () =>
  checkRefusal(request, { status, body: { code } })

describe('the check of a refusal in tests', () => {
  it.each([
    ['a code of the endpoint', rating, 409, 'orders.already-rated'],
    ['a code that follows from the declaration', rating, 422, 'idempotency-key-reused'],
    ['an unknown path', { ...rating, path: '/api/nowhere' }, 404, 'not-found'],
  ])('the test helper that checks refusals accepts %s', (_title, request, status, code) => {
    expect(held(request, status, code)).not.toThrow()
  })

  it.each([
    ['a code of another endpoint', rating, 409, 'orders.too-late', 'does not declare'],
    ['a code that is not declared anywhere', rating, 409, 'orders.lost', 'does not declare'],
    ['another status than that of the code', rating, 422, 'orders.already-rated', 'and not with 409'],
    [
      'another code for an unknown path',
      { ...rating, path: '/api/nowhere' },
      403,
      'forbidden',
      'not declare',
    ],
  ])('the test helper that checks refusals refuses %s', (_title, request, status, code, reason) => {
    expect(held(request, status, code)).toThrow(reason)
  })
})
