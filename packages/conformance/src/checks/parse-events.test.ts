import { expect, it } from 'vitest'
import { parseEvents } from './parse-events'

it('the parser of event streams returns complete events, and keeps an incomplete event until more data arrives', () => {
  const text = 'retry: 3000\n\nevent: changed\ndata: {"serviceIds":["4"]}\n\n: still here\n\nevent: cha'
  expect(parseEvents(text)).toEqual({
    events: [{ name: 'changed', data: { serviceIds: ['4'] } }],
    rest: 'event: cha',
  })
})

it('the parser of event streams joins data of several lines; data that is not JSON becomes undefined', () => {
  const text = 'data: {"a":\r\ndata: 1}\r\n\r\nevent: odd\r\ndata: {\r\n\r\n'
  expect(parseEvents(text).events).toEqual([
    { name: 'message', data: { a: 1 } },
    { name: 'odd', data: undefined },
  ])
})
