import type ts from 'typescript'
import { loadCases } from '../../bench/load-cases.ts'
import type { Printed, TypePrinter } from './print-type.ts'
import type { Surface } from './surface.ts'

/** The properties of a call that its line in the report states in words instead of types. */
export interface CallFacts {
  readonly method: string
  readonly path: string
  readonly access: {
    readonly kind: 'public' | 'signed-in' | 'ability'
    readonly action?: string
    readonly subjects?: readonly string[]
  }
  readonly silent?: boolean
  readonly creates?: boolean
  readonly version?: { readonly kind: 'read' | 'write' }
  readonly errors?: readonly string[]
  readonly file?: readonly string[]
}

type Calls = Readonly<Record<string, Readonly<Record<string, CallFacts>>>>

/** Every call of the contract as it is declared. Calls are grouped by feature and name. */
export const readCalls = async (): Promise<Calls> =>
  (await loadCases<{ readonly contract: Calls }>('packages/api-client', 'src/contract/portal-contract.ts'))
    .contract

export interface CallPrinter {
  /**
   * Returns the names of the calls in a value, for example `get, save`, or `clients: get, save; orders: find`. Returns
   * `undefined` for a value without calls.
   */
  readonly namesIn: (type: ts.Type) => string | undefined
  /** Returns a paragraph for each feature of the contract, with a line for each call. */
  readonly lines: (contract: ts.Type) => readonly Printed[]
}

const PARTS = ['method', 'path', 'summary', 'access', 'response']

/** A printer of the contract's calls. It writes one line of words and types for each call. */
export function callPrinter({ checker }: Surface, types: TypePrinter, calls: Calls): CallPrinter {
  const membersOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((member) => [member.name, checker.getTypeOfSymbol(member)] as const)
  const memberOf = (type: ts.Type, ...path: readonly string[]): ts.Type | undefined =>
    path.reduce<ts.Type | undefined>((holder, name) => {
      const member = holder && checker.getPropertyOfType(holder, name)
      return member && checker.getTypeOfSymbol(member)
    }, type)
  const isCall = (type: ts.Type) => PARTS.every((part) => memberOf(type, part) !== undefined)
  const holds = (type: ts.Type, isHeld: (member: ts.Type) => boolean) => {
    const members = membersOf(type)
    return members.length > 0 && members.every(([, member]) => isHeld(member))
  }
  const isFeature = (type: ts.Type) => holds(type, isCall)

  const line = (name: string, call: ts.Type, facts: CallFacts): Printed => {
    const mentions = new Set<ts.Symbol>()
    const shape = (
      ...path: readonly string[]
    ): { readonly created: string; readonly sent: string } | undefined => {
      const type = memberOf(call, ...path)
      const sides = type && types.schema(type)
      if (sides === undefined) return undefined
      for (const symbol of sides.created.mentions) mentions.add(symbol)
      const created = onOneLine(sides.created.text)
      return {
        created,
        sent: sides.read === undefined ? created : `${created} /* reads ${onOneLine(sides.read)} */`,
      }
    }
    const parts = ['params', 'query', 'body'].flatMap((part) => {
      const sent = shape(part)?.sent
      // A path parameter is always a text, so its type is shown only if the type says more.
      return sent === undefined || (part === 'params' && IS_TEXTS.test(sent)) ? [] : [`${part} \`${sent}\``]
    })
    const current = shape('version', 'current')
    const words = [
      `\`${name}\``,
      `\`${facts.method} ${facts.path}\``,
      whoMay(facts.access),
      ...parts,
      `answers \`${facts.file?.join(' | ') ?? shape('response')?.created}\``,
      ...(facts.creates ? ['once by its key'] : []),
      ...(facts.version?.kind === 'read' ? ['with its version'] : []),
      ...(current ? [`from a version of \`${current.created}\``] : []),
      ...(facts.silent ? ['silent'] : []),
      ...(facts.errors ? [`refused with ${facts.errors.map((code) => `\`${code}\``).join(', ')}`] : []),
    ]
    return { text: `- ${words.join(' · ')}`, mentions }
  }

  const literalOf = (call: ts.Type, part: string) =>
    checker.typeToString(memberOf(call, part) ?? call).slice(1, -1)
  const known = Object.values(calls).flatMap((feature) =>
    Object.values(feature).map(({ method, path }) => `${method} ${path}`),
  )
  const namesOf = (feature: ts.Type): string =>
    membersOf(feature)
      .map(([name, call]) => {
        const address = `${literalOf(call, 'method')} ${literalOf(call, 'path')}`
        if (!known.includes(address)) throw new Error(`[api] ${address} is no call of the contract`)
        return name
      })
      .join(', ')

  return {
    namesIn: (type) => {
      if (isFeature(type)) return namesOf(type)
      return holds(type, isFeature)
        ? membersOf(type)
            .map(([name, feature]) => `${name}: ${namesOf(feature)}`)
            .join('; ')
        : undefined
    },
    lines: (contract) =>
      membersOf(contract).map(([feature, held]) => {
        const printed = membersOf(held).map(([name, call]) => {
          const facts = calls[feature]?.[name]
          if (facts === undefined) throw new Error(`[api] ${feature}.${name} is only a type`)
          return line(name, call, facts)
        })
        return {
          text: [`### ${feature}`, '', ...printed.map(({ text }) => text), ''].join('\n'),
          mentions: new Set(printed.flatMap(({ mentions }) => [...mentions])),
        }
      }),
  }
}

const whoMay = ({ kind, action, subjects = [] }: CallFacts['access']): string => {
  if (kind === 'public') return 'anyone'
  return kind === 'signed-in' ? 'signed in' : `${action} ${subjects.join(' or ')}`
}

/** A pattern for a type with text fields only, such as `{ countryCode: string; servicePointId: string }`. */
const IS_TEXTS = /^\{ \w+: string(; \w+: string)* \}$/

/**
 * A type on one line. If a field accepts another type as input, this type follows the field. A `?` means that the field
 * may be undefined.
 */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/(\?: [^;\n]*?) \| undefined(?=;?\n|;?$| \/\/)/gm, '$1')
    .replaceAll(/;? *\/\/ (reads [^\n]*?)( \| undefined)?;?$/gm, ' /* $1 */')
    .replaceAll(/;?\s*\n\s*(?=\})/g, ' ')
    .replaceAll(/(?<=\{)\s*\n\s*/g, ' ')
    .replaceAll(/;?\s*\n\s*/g, '; ')
