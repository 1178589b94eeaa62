import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { optionalArguments } from './optional-arguments'

const typeOf = (type: NonNullable<StrictInputType['type']>) => {
  const argTypes: StrictArgTypes = { one: { name: 'one', type } }
  return optionalArguments({ argTypes } as StoryContextForEnhancers)['one']?.type
}
const absent = { name: 'other', value: 'undefined' } as const

it('an argument that may be left out gets the control of its only type', () => {
  expect(typeOf({ name: 'union', value: [{ name: 'boolean' }, absent] })).toEqual({ name: 'boolean' })
  expect(typeOf({ name: 'union', value: [{ name: 'string' }, absent] })).toEqual({ name: 'string' })
})

it('an argument of a few texts that may be left out gets a choice', () => {
  const texts = ["'danger'", "'primary'"].map((value) => ({ name: 'literal' as const, value }))
  expect(typeOf({ name: 'union', value: [...texts, absent] })).toEqual({
    name: 'enum',
    value: ['danger', 'primary'],
  })
})

it('an argument of several types keeps them', () => {
  const mixed: StrictInputType['type'] = {
    name: 'union',
    value: [{ name: 'string' }, { name: 'number' }, absent],
  }
  expect(typeOf(mixed)).toEqual(mixed)
  expect(typeOf({ name: 'boolean' })).toEqual({ name: 'boolean' })
})
