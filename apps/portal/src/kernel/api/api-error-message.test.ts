import type { ApiError } from '@remesa/api-client'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { failureReason } from './api-error-message'

const t = translator(createIntl({ locale: 'en', messages: await loadMessages('en') }))
const answered = { endpoint: 'orders.history', requestId: 'r-1', code: null, message: null } as const
const reason = (error: ApiError) => failureReason(t, { error })

describe('the text about a failed call', () => {
  it('[FRA-13] the text about a failed call says what to do if the server does not respond', () => {
    expect(reason({ kind: 'network', endpoint: 'orders.history', requestId: null })).toBe(
      'Check your internet connection. Refresh the page: your session may have expired. Contact your administrator if it does not help.',
    )
  })

  it('[FRA-13] the text about a failed call names the sign-in service if the sign-in service does not respond', () => {
    expect(reason({ kind: 'token', endpoint: 'orders.history', requestId: null })).toMatch(
      /^The sign-in service is not responding\. Nothing is lost\./,
    )
  })

  it('[FRA-10] [FRA-11] the text about a failed call says if the call is not allowed or failed unexpectedly, with the reference for support', () => {
    expect(reason({ ...answered, kind: 'forbidden', status: 403 })).toMatch(
      /^You are not authorised .* \(Reference r-1\)$/,
    )
    expect(reason({ ...answered, kind: 'server', status: 500 })).toMatch(
      /^The operation could not be completed\. .* \(Reference r-1\)$/,
    )
  })

  it('[FRA-11] the text about a call to an overloaded server says that the server is busy and that nothing is lost', () => {
    expect(reason({ ...answered, kind: 'server', status: 503, code: 'overloaded' })).toBe(
      'The server is busy. Nothing was changed, and nothing you entered is lost. Try again in a few seconds. (Reference r-1)',
    )
  })

  it('[FRA-12] the text about a failed call is the text that the server sent, translated if it is a message key', () => {
    const refused = { ...answered, kind: 'rejected', status: 409, issues: [] } as const
    expect(reason({ ...refused, message: 'El punto está cerrado' })).toBe(
      'El punto está cerrado (Reference r-1)',
    )
    expect(reason({ ...refused, message: 'error.unauthorized' })).toMatch(/^You are not authorised/)
  })

  it('there is no error text for a cancelled call, and no error text for a call that succeeded', () => {
    expect(reason({ kind: 'aborted', endpoint: 'orders.history', requestId: null })).toBeUndefined()
    expect(failureReason(t, null)).toBeUndefined()
  })
})
