import { contract } from '@remesa/api-client/contract'
import { expect, it } from 'vitest'
import { mismatch } from './mismatch'

const { response } = contract.country.currencies
const said = (json: unknown): string => {
  const { expected, found } = mismatch(response.safeParse(json).error?.issues ?? [], json)
  return `${expected}, ${found}`
}
const currency = { id: 1, code: 'EUR', name: 'Euro', symbol: '€' }

it.each([
  [{ content: [], totalElements: '7' }, 'expected a number at totalElements, found "7"'],
  [{ content: [] }, 'expected a number at totalElements, found nothing'],
  [{ content: {}, totalElements: 0 }, 'expected a list at content, found {}'],
  [7, 'expected an object as the body, found 7'],
  [{ content: [{ ...currency, code: 7 }], totalElements: 1 }, 'expected a text at content.0.code, found 7'],
])(
  'the description of a mismatch in %j contains its path, the expected value and the actual value',
  (json, text) => {
    expect(said(json)).toBe(text)
  },
)
