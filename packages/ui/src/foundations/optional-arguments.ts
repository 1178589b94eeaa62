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
 * An argument with its type in words, where Storybook would say only `union`. An argument for any content has a text
 * control if its value is a text. Otherwise it has no control, because an icon or a ref can't be typed.
 */
const inWords = (input: StrictInputType, value: unknown): StrictInputType => {
  const { type, table } = input
  if (type === undefined || typeof type === 'string') return input
  if (type.name === 'other') {
    return { ...input, control: typeof value === 'string' ? { type: 'text' } : { disable: true } }
  }
  const summary =
    type.name === 'enum' ? type.value.map((text) => `'${text}'`).join(' | ') : (type.raw ?? type.name)
  return table?.type?.summary === 'union' ? { ...input, table: { ...table, type: { summary } } } : input
}

/**
 * Gives optional arguments the same controls and the same type names as required arguments. Storybook calls this
 * function before it chooses the controls.
 */
export const optionalArguments: ArgTypesEnhancer = ({ argTypes, initialArgs }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [
      name,
      inWords(withoutUndefined(input), initialArgs[name]),
    ]),
  )
