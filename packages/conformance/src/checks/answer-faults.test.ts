import { contract } from '@remesa/api-client/contract'
import { contractExamples } from '@remesa/api-client/openapi'
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

describe('an answer', () => {
  it.each([
    ['keeps the contract with its schema', seen(200, page), []],
    ['breaks it with a field of another type', seen(200, { ...page, totalElements: '0' }), ['answer.schema']],
    ['breaks it with another success', seen(201, page), ['answer.status']],
    ['breaks it without a body', seen(204), ['answer.status']],
    ['breaks it with a redirect', seen(302), ['answer.status']],
    ['breaks it by not coming', seen(0), ['answer.any']],
    [
      'breaks it with an error of the server',
      seen(500, { code: 'server-error' }),
      ['answer.no-server-error'],
    ],
  ])('%s', (_, answer, checks) => {
    expect(checksOf(currencies, answer)).toEqual(checks)
  })

  it('that is a page of HTML is no JSON', () => {
    const html = { ...seen(200), text: '<html>' }
    expect(checksOf(currencies, html)).toEqual(['answer.json'])
  })

  it('with a record needs the entity tag of its version, weak or not', () => {
    const client = { ...contractExamples.clients.get.answer, version: '7' }
    const tagged = (tag: string) => checksOf(get, seen(200, client, { ETag: tag }))
    expect([tagged('"7"'), tagged('W/"7"')]).toEqual([[], []])
    expect(tagged('"6"')).toEqual(['answer.etag'])
    expect(checksOf(get, seen(200, client))).toEqual(['answer.etag'])
  })

  it('with a file needs one of its media types', () => {
    const { download } = contract.reports
    expect(checksOf(download, seen(200, undefined, { 'Content-Type': 'text/csv; charset=utf-8' }))).toEqual(
      [],
    )
    expect(checksOf(download, seen(200, undefined, { 'Content-Type': 'text/html' }))).toEqual(['answer.file'])
  })
})

describe('a refusal', () => {
  const issue = { rule: 'required', key: 'validation.messages.required', path: 'value', params: {} }

  it.each([
    ['keeps the contract with a declared code', seen(404, { code: 'not-found' }), []],
    ['breaks it with a code of another call', seen(409, { code: 'views.full' }), ['refusal.declared']],
    ['breaks it with another status', seen(400, { code: 'not-found' }), ['refusal.status']],
    ['breaks it without a code', seen(404, { message: 'gone' }), ['refusal.problem']],
    ['keeps it with issues', seen(400, { code: 'request.invalid-body', issues: [issue] }), []],
    ['breaks it without issues', seen(400, { code: 'request.invalid-body' }), ['refusal.rule']],
    [
      'breaks it with an issue that names no rule',
      seen(400, { code: 'request.invalid-body', issues: [{ ...issue, rule: undefined }] }),
      ['refusal.rule'],
    ],
    ['breaks it without a challenge', seen(401, { code: 'unauthenticated' }), ['refusal.header']],
    ['breaks it without a time to wait', seen(503, { code: 'overloaded' }), ['refusal.header']],
    ['keeps it with a time to wait', seen(503, { code: 'overloaded' }, { 'Retry-After': '2' }), []],
  ])('%s', (_, answer, checks) => {
    expect(checksOf(setStatus, answer)).toEqual(checks)
  })
})
