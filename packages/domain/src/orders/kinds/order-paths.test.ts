import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyPathOf, draftPathOf, isDatedRequestType, type RequestType, requestTypes } from '..'

const types = requestTypes.map(({ type }) => type)
const anyType = fc.constantFrom(...types)
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('requestedAmounts', 'supplies', 'totalAmount', 'serviceDate', 'quantity', '*', ''),
      fc.nat({ max: 20 }).map(String),
      fc.string(),
    ),
  )
  .map((parts) => parts.join('.'))

describe('fields of a form and places of its body', () => {
  it.each<[RequestType, string, string]>([
    ['pickup', 'serviceDate', 'serviceDate'],
    ['pickup', 'from', 'requestInitialTime'],
    ['delivery', 'until', 'requestFinalTime'],
    ['pickup', 'currencyId', 'requestedAmounts.0.currencyId'],
    ['pickup', 'totalAmount', 'requestedAmounts.0.totalAmount'],
    ['delivery-exchange', 'composition', 'requestedAmounts.0.totalAmount'],
    ['assistance-service', 'faultDescription', 'faultDescription'],
    ['assistance-service', 'comments', 'comments'],
    ['supply-material-service', 'supplies', 'supplies'],
    ['supply-material-service', 'supplies.12.quantity', 'supplies.12.quantity'],
    ['supply-material-service', 'servicePointId', 'servicePointId'],
  ])(
    '[ORD-136] in an order of type %s, the form field %s has the path %s in the body, and this path leads back to the field',
    (type, field, place) => {
      expect(bodyPathOf(type, field)).toBe(place)
      expect(draftPathOf(type, place)).toBe(field)
    },
  )

  it('[ORD-136] in the body of an order, the path of an amount contains the index of the amount in the list', () => {
    expect(bodyPathOf('pickup', 'totalAmount', 3)).toBe('requestedAmounts.3.totalAmount')
    expect(draftPathOf('pickup', 'requestedAmounts.3.totalAmount')).toBe('totalAmount')
  })

  it.each<[RequestType, string, string]>([
    ['pickup', 'requestedAmounts', 'totalAmount'],
    ['pickup', 'requestedAmounts.1', 'totalAmount'],
    ['delivery', 'requestedAmounts', 'composition'],
    ['delivery', 'requestedAmounts.0.currencyId', 'composition'],
    ['delivery', 'requestedAmounts.1.denominations.4.denominationId', 'composition'],
    ['delivery-exchange', 'requestedAmounts.0.packs.0.packQuantity', 'composition'],
    ['supply-material-service', 'supplies.2.commodityTypeId', 'supplies.2.commodityId'],
    ['supply-material-service', 'supplies.2', 'supplies.2.commodityId'],
  ])(
    '[ORD-136] in the body of an order of type %s, the path %s belongs to the form field %s',
    (type, place, field) => {
      expect(draftPathOf(type, place)).toBe(field)
    },
  )

  it.each<[RequestType, string]>([
    ['pickup', 'countryCode'],
    ['delivery', 'origin'],
    ['assistance-service', 'requestedAmounts.0.totalAmount'],
    ['supply-material-service', 'serviceDate'],
    ['supply-material-service', 'comments'],
  ])('[ORD-136] in an order of type %s, no form field belongs to the path %s of the body', (type, place) => {
    expect(draftPathOf(type, place)).toBeUndefined()
  })

  it('[ORD-136] the body of an order has dates and comments exactly if its type has a day', () => {
    for (const type of types) {
      const fields = ['serviceDate', 'from', 'until', 'comments'].map((field) => bodyPathOf(type, field))
      expect(fields.every((place) => place !== undefined)).toBe(isDatedRequestType(type))
    }
  })

  it('[ORD-136] converting the path of a form field to the body of an order and back returns the same path, and no path causes an error', () => {
    fc.assert(
      fc.property(anyType, anyPath, fc.nat({ max: 49 }), (type, path, at) => {
        const place = bodyPathOf(type, path, at)
        if (place !== undefined) expect(draftPathOf(type, place)).toBe(path)
        const field = draftPathOf(type, path)
        if (field !== undefined) expect(draftPathOf(type, bodyPathOf(type, field, at) ?? '')).toBe(field)
      }),
    )
  })
})
