import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { optionalArguments } from './optional-arguments'

const typeOf = (type: NonNullable<StrictInputType['type']>) => {
  const argTypes: StrictArgTypes = { one: { name: 'one', type } }
  return optionalArguments({ argTypes } as StoryContextForEnhancers)['one']?.type
}
const absent = { name: 'other', value: 'undefined' } as const

it('an optional argument of a story with a single type gets the control of that type', () => {
  expect(typeOf({ name: 'union', value: [{ name: 'boolean' }, absent] })).toEqual({ name: 'boolean' })
  expect(typeOf({ name: 'union', value: [{ name: 'string' }, absent] })).toEqual({ name: 'string' })
})

it('an optional argument of a story with a few possible texts gets a control with these texts', () => {
  const texts = ["'danger'", "'primary'"].map((value) => ({ name: 'literal' as const, value }))
  expect(typeOf({ name: 'union', value: [...texts, absent] })).toEqual({
    name: 'enum',
    value: ['danger', 'primary'],
  })
})

it('an optional argument of a story with several types keeps all of these types', () => {
  const mixed: StrictInputType['type'] = {
    name: 'union',
    value: [{ name: 'string' }, { name: 'number' }, absent],
  }
  expect(typeOf(mixed)).toEqual(mixed)
  expect(typeOf({ name: 'boolean' })).toEqual({ name: 'boolean' })
})
