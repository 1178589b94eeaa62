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
    '[SES-11] the renewal of a session counts as refused if the response has status %s and error code %s: %s',
    (status, code, isRefused) => {
      expect(isRenewalRefused({ status, code })).toBe(isRefused)
    },
  )

  it('[SES-11] the renewal of a session does not count as refused by a response without an error code of the identity provider', () => {
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
    '[SES-12] a session that can’t start because of the error %j has failed for the reason %s',
    (error, failure) => {
      expect(startFailure(error)).toBe(failure)
    },
  )
})
