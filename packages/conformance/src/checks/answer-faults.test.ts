import { contract } from '@remesa/api-client/contract'
import { contractFacts } from '@remesa/api-client/openapi'
import { describe, expect, it } from 'vitest'
import { answerFaults } from './answer-faults'
import type { Seen } from './seen'

const seen = (status: number, json?: unknown, headers: Record<string, string> = {}): Seen => ({
  status,
  headers: new Headers(headers),
  text: json === undefined ? '' : JSON.stringify(json),
  json,
})
const checksOf = (...args: Parameters<typeof answerFaults>) => answerFaults(...args).map(({ check }) => check)

const { currencies } = contract.country
const { setStatus, get } = contract.clients
const page = { content: [], totalElements: 0 }

describe('a successful response', () => {
  it.each([
    ['keeps the contract with its schema', seen(200, page), []],
    [
      'breaks the contract with a field of another type',
      seen(200, { ...page, totalElements: '0' }),
      ['answer.schema'],
    ],
    ['breaks the contract with another success', seen(201, page), ['answer.status']],
    ['breaks the contract without a body', seen(204), ['answer.status']],
    ['breaks the contract with a redirect', seen(302), ['answer.status']],
    ['breaks the contract by not coming', seen(0), ['answer.any']],
    [
      'breaks the contract with an error of the server',
      seen(500, { code: 'server-error' }),
      ['answer.no-server-error'],
    ],
  ])('the conformance check of a response %s', (_, answer, checks) => {
    expect(checksOf(currencies, answer)).toEqual(checks)
  })

  it('the conformance check does not accept a page of HTML as a JSON response', () => {
    const html = { ...seen(200), text: '<html>' }
    expect(checksOf(currencies, html)).toEqual(['answer.json'])
  })

  it('the conformance check requires an ETag with the version, weak or strong, in a response with a record', () => {
    const client = { ...contractFacts.clients.calls.get.answer, version: '7' }
    const tagged = (tag: string) => checksOf(get, seen(200, client, { ETag: tag }))
    expect([tagged('"7"'), tagged('W/"7"')]).toEqual([[], []])
    expect(tagged('"6"')).toEqual(['answer.etag'])
    expect(checksOf(get, seen(200, client))).toEqual(['answer.etag'])
  })

  it('the conformance check requires a declared media type in a response with a file', () => {
    const { download } = contract.reports
    expect(checksOf(download, seen(200, undefined, { 'Content-Type': 'text/csv; charset=utf-8' }))).toEqual(
      [],
    )
    expect(checksOf(download, seen(200, undefined, { 'Content-Type': 'text/html' }))).toEqual(['answer.file'])
  })
})

describe('the response of a refusal', () => {
  const issue = { rule: 'required', key: 'validation.messages.required', path: 'value', params: {} }

  it.each([
    ['keeps the contract with a declared code', seen(404, { code: 'not-found' }), []],
    [
      'breaks the contract with a code of another call',
      seen(409, { code: 'views.full' }),
      ['refusal.declared'],
    ],
    ['breaks the contract with another status', seen(400, { code: 'not-found' }), ['refusal.status']],
    ['breaks the contract without a code', seen(404, { message: 'gone' }), ['refusal.problem']],
    ['keeps the contract with issues', seen(400, { code: 'request.invalid-body', issues: [issue] }), []],
    ['breaks the contract without issues', seen(400, { code: 'request.invalid-body' }), ['refusal.rule']],
    [
      'breaks the contract with an issue that names no rule',
      seen(400, { code: 'request.invalid-body', issues: [{ ...issue, rule: undefined }] }),
      ['refusal.rule'],
    ],
    ['breaks the contract without a challenge', seen(401, { code: 'unauthenticated' }), ['refusal.header']],
    ['breaks the contract without a time to wait', seen(503, { code: 'overloaded' }), ['refusal.header']],
    ['keeps the contract with a time to wait', seen(503, { code: 'overloaded' }, { 'Retry-After': '2' }), []],
  ])('the conformance check of a refusal %s', (_, answer, checks) => {
    expect(checksOf(setStatus, answer)).toEqual(checks)
  })
})
