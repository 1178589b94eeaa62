import { LOCALES } from '@remesa/domain/kernel'
import { orderMessageKeys } from '@remesa/domain/orders'
import { describe, expect, it } from 'vitest'
import { loadMessages, translator } from '../i18n'
import { orderName, orderStatusText, orderTypeText } from './order-words'
import { row } from './orders.sample'

const english = async () => {
  const messages = await loadMessages('en')
  return translator({
    messages,
    formatMessage: ({ id }: { id?: unknown }) => Reflect.get(messages, String(id)),
  })
}

describe('words of orders', () => {
  it.each(LOCALES)('[ORD-4] every message key of the rules of orders has a text in %s', async (locale) => {
    const messages = await loadMessages(locale)
    expect(orderMessageKeys.filter((key) => !Object.hasOwn(messages, key))).toEqual([])
  })

  it('a delivery with the flag `isChange` is called a delivery exchange', async () => {
    const t = await english()
    expect(orderTypeText(t, row({ serviceId: '1', serviceType: '1', isChange: true }))).toBe(
      'Delivery exchange',
    )
  })

  it('the text of an unknown status is the server’s description, or the code if the server sent no description', async () => {
    const t = await english()
    const unknown = row({ serviceId: '1', serviceStatusCode: 'ON_HOLD', serviceStatusDescription: 'On hold' })
    expect(orderStatusText(t, unknown)).toBe('On hold')
    expect(orderStatusText(t, { ...unknown, serviceStatusDescription: ' ' })).toBe('ON_HOLD')
  })

  it('the text about an order contains the code of the order, or its id if there is no code', () => {
    expect(orderName({ serviceCode: '77', serviceId: 'X' })).toBe('77')
    expect(orderName({ serviceCode: null, serviceId: 'X' })).toBe('X')
    expect(orderName({ serviceCode: null, serviceId: null })).toBeUndefined()
  })
})
