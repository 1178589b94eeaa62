import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types'

const isUndefined = ({ name, value }: { readonly name: string; readonly value?: unknown }) =>
  name === 'undefined' || value === 'undefined'

/**
 * An argument's type without `undefined`: `boolean | undefined` becomes a boolean, and a union of texts and `undefined`
 * becomes a choice.
 */
const withoutUndefined = (input: StrictInputType): StrictInputType => {
  const { type } = input
  if (type === undefined || typeof type === 'string' || type.name !== 'union') return input
  const members = type.value.filter((one) => !isUndefined(one))
  const [only] = members
  if (members.length === type.value.length || only === undefined) return input
  if (members.length === 1) return { ...input, type: only }
  const texts = members.flatMap((one) =>
    one.name === 'literal' && typeof one.value === 'string' ? [one.value.replaceAll(/^['"]|['"]$/g, '')] : [],
  )
  return texts.length === members.length ? { ...input, type: { name: 'enum', value: texts } } : input
}

/**
 * Gives an optional argument the same control as a required argument. Storybook calls this function before it
 * chooses the controls.
 */
export const optionalArguments: ArgTypesEnhancer = ({ argTypes }): StrictArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, input]) => [name, withoutUndefined(input)]))
