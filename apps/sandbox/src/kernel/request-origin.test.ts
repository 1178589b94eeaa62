import { describe, expect, it } from 'vitest'
import { shortAgent } from './request-origin'

describe('the short form of a User-Agent', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari, iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['curl/8.5.0', 'curl/8.5.0'],
    [`bot ${'x'.repeat(100)}`, `bot ${'x'.repeat(36)}`],
    ['', null],
    [undefined, null],
  ])('the short form of the User-Agent %j is %j', (header, short) => {
    expect(shortAgent(header)).toBe(short)
  })
})
