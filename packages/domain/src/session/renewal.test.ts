import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRenewalRefused, startFailure } from './index'

describe('a renewal', () => {
  it.each([
    [400, 'invalid_grant', true],
    [401, 'invalid_client', true],
    [400, 'unauthorized_client', true],
    [400, undefined, false],
    [401, undefined, false],
    [400, 'temporarily_unavailable', false],
    [503, 'invalid_grant', false],
    [404, 'invalid_grant', false],
  ])(
    '[SES-11] if the response to a renewal has status %s and error code %s, the provider has refused the renewal: %s',
    (status, code, isRefused) => {
      expect(isRenewalRefused({ status, code })).toBe(isRefused)
    },
  )

  it('[SES-11] a response without an error code of the identity provider is not a refusal of the renewal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), (status) => {
        expect(isRenewalRefused({ status, code: undefined })).toBe(false)
      }),
    )
  })
})

describe('the start of a session', () => {
  it.each([
    [{ kind: 'token' }, 'provider-away'],
    [{ kind: 'network' }, 'server-away'],
    [{ kind: 'timeout' }, 'server-away'],
    [{ kind: 'server' }, 'server-away'],
    [{ kind: 'unauthorized' }, 'refused'],
    [{ kind: 'forbidden' }, 'failed'],
    [{ kind: 'malformed' }, 'failed'],
  ] as const)(
    '[SES-12] if the first call of a session fails with the error %j, the session can’t start, and the reason is %s',
    (error, failure) => {
      expect(startFailure(error)).toBe(failure)
    },
  )
})
