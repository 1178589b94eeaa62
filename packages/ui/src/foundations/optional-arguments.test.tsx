import type { StoryContextForEnhancers, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { optionalArguments } from './optional-arguments'

const contextOf = (
  argTypes: StrictArgTypes,
  initialArgs: StoryContextForEnhancers['initialArgs'] = {},
): StoryContextForEnhancers => ({ argTypes, initialArgs }) as StoryContextForEnhancers

const typeOf = (type: NonNullable<StrictInputType['type']>) => {
  const argTypes: StrictArgTypes = { one: { name: 'one', type } }
  return optionalArguments(contextOf(argTypes))['one']?.type
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

it('an argument of a story that accepts any content has a text control if its value is a text, and otherwise no control', () => {
  const argTypes: StrictArgTypes = { one: { name: 'one', type: { name: 'other', value: 'ReactNode' } } }
  const controlOf = (one: unknown) => optionalArguments(contextOf(argTypes, { one }))['one']?.['control']
  expect(controlOf(undefined)).toEqual({ disable: true })
  expect(controlOf('New order')).toEqual({ type: 'text' })
})

it('an argument of a story with a few possible texts lists these texts as its type', () => {
  const argTypes: StrictArgTypes = {
    one: {
      name: 'one',
      type: { name: 'enum', value: ['sm', 'md'] },
      table: { type: { summary: 'union' } },
    },
  }
  const { one } = optionalArguments(contextOf(argTypes))
  expect(one?.table?.type?.summary).toBe("'sm' | 'md'")
})
