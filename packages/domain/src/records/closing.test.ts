import { describe, expect, it } from 'vitest'
import { type ClosingStep, planClosing } from '.'

const step = (id: number, kind: ClosingStep['kind'], isAllowed = true): ClosingStep => ({
  id,
  kind,
  name: `${kind} ${id}`,
  key: `key-${id}`,
  version: '3',
  isAllowed,
})
const point = { id: 99, name: 'Gran Vía 12', key: 'key-99', version: '7' }

describe('closing a service point', () => {
  it('[REC-107] closing a service point cancels its orders, removes its assignments and then deactivates it; each call has its own key', () => {
    const items = planClosing([step(1, 'user'), step(2, 'order'), step(3, 'order')], {
      point,
      leftOut: new Set(),
    })
    expect(items.map(({ key, kind, isLast }) => [key, kind, isLast])).toEqual([
      ['key-2', 'order', undefined],
      ['key-3', 'order', undefined],
      ['key-1', 'user', undefined],
      ['key-99', 'point', true],
    ])
    expect(items.map(({ state }) => state.kind)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  })

  it('[REC-107] closing a service point skips the steps that the user has unticked and the steps that the user may not take', () => {
    const steps = [step(1, 'order', false), step(2, 'order'), step(3, 'user'), step(4, 'user', false)]
    const keys = (...leftOut: readonly number[]) =>
      planClosing(steps, { point, leftOut: new Set(leftOut) }).map(({ key }) => key)
    expect(keys()).toEqual(['key-2', 'key-3', 'key-99'])
    expect(keys(2, 3)).toEqual(['key-99'])
  })
})
