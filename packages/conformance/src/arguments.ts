import { parseArgs } from 'node:util'
import { type GroupName, groupNames } from './checks/outcome'
import type { ConformOptions } from './conform'
import { allCalls } from './groups/bench'

export const usage = `Holds a back end against the contract of the portal.

  remesa-conformance <base URL> --token TOKEN [--token2 TOKEN] [--admin-token TOKEN]

  --token        a user of a customer, who orders     (or REMESA_TOKEN)
  --token2       a user of another customer           (or REMESA_TOKEN2)
  --admin-token  an administrator of the provider     (or REMESA_ADMIN_TOKEN)
  --leave-orders places pickups that nobody can cancel, where a country does not allow cancelling
  --only         parts, with commas: ${groupNames.join(', ')}
  --calls        calls or features, with commas: orders, reports.list
  --junit FILE   writes the report as JUnit XML, too
  --json         prints the report as JSON
  --help         prints this

It ends with 0 where the contract holds, with 1 where it is broken and with 2 where it could not be checked.`

export interface Command {
  readonly options: ConformOptions
  readonly junit: string | undefined
  readonly asJson: boolean
}

/** The command that the program's arguments describe, or a sentence that says what is wrong with them. */
export type ReadCommand = Command | { readonly help: true } | { readonly problem: string }

/**
 * Reads the command from the program's arguments. Tokens may be in environment variables instead, because lists of
 * processes show arguments.
 */
export const readCommand = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ReadCommand => {
  const read = parsed(words)
  if ('problem' in read) return read
  const { values, positionals } = read
  if (values.help === true) return { help: true }
  const [baseUrl, ...others] = positionals
  if (baseUrl === undefined || others.length > 0 || !/^https?:\/\//.test(baseUrl))
    return { problem: 'Name one base URL that begins with http:// or https://.' }
  const token = values.token ?? environment['REMESA_TOKEN']
  if (token === undefined) return { problem: 'Name a token: --token, or REMESA_TOKEN in the environment.' }
  const only = listOf(values.only)
  const named = listOf(values.calls)
  const unknown = only?.filter((name) => !isGroup(name)) ?? []
  if (unknown.length > 0)
    return { problem: `There is no part ${unknown.join(', ')}. Parts are ${groupNames.join(', ')}.` }
  const strange =
    named?.filter((name) => !allCalls.some(({ id, feature }) => name === id || name === feature)) ?? []
  if (strange.length > 0) return { problem: `There is no call or feature ${strange.join(', ')}.` }
  return {
    options: {
      baseUrl,
      token,
      token2: values.token2 ?? environment['REMESA_TOKEN2'],
      adminToken: values['admin-token'] ?? environment['REMESA_ADMIN_TOKEN'],
      sources: {
        token: sourceOf(values.token, '--token', 'REMESA_TOKEN'),
        token2: sourceOf(values.token2, '--token2', 'REMESA_TOKEN2'),
        adminToken: sourceOf(values['admin-token'], '--admin-token', 'REMESA_ADMIN_TOKEN'),
      },
      leaveOrders: values['leave-orders'] === true,
      only: only?.filter(isGroup),
      calls: named,
    },
    junit: values.junit,
    asJson: values.json === true,
  }
}

const sourceOf = (value: string | undefined, option: string, variable: string): string =>
  value === undefined ? variable : option

const listOf = (text: string | undefined): readonly string[] | undefined =>
  text?.split(',').map((name) => name.trim())

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        token2: { type: 'string' },
        'admin-token': { type: 'string' },
        'leave-orders': { type: 'boolean' },
        only: { type: 'string' },
        calls: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

const isGroup = (name: string): name is GroupName => groupNames.some((known) => known === name)
