import type { CountryConfig } from '../country'
import { check, cleanCode, type Issue, issue, issuesOf } from '../kernel'
import type { LoggedUser } from '../session'
import type { DeclaredContainer, DeclaredRecord } from './declared-values.schema'

/** The kind of a container with a code: a bag or a seal. */
export type CodeKind = 'bag' | 'seal'

/** A declared value or a container; it has the code of a bag, of a seal, or of both. */
export type CodeBearer = Readonly<Pick<DeclaredContainer, 'bc' | 'sc'>>

/** The highest number of characters in the code of a bag. */
export const MAX_BAG_CODE_LENGTH = 20

/** The highest number of characters in the code of a seal if the settings contain no limit. */
export const DEFAULT_SEAL_CODE_LENGTH = 50

/** The highest limit that a country can set for the number of characters in the code of a seal. */
export const MAX_SEAL_CODE_LENGTH = 200

/**
 * The highest number of characters in the code of a seal. The limit in the user's data comes first, then the limit in
 * the settings of the country. A limit of 0 counts as absent. (DCV-24)
 */
export const maxCodeSeal = (
  user: { readonly country: Pick<LoggedUser['country'], 'maxCodeSeal'> },
  config: Pick<CountryConfig, 'maxCodeSeal'>,
): number | null => user.country.maxCodeSeal || config.maxCodeSeal || null

/**
 * The highest number of characters in the code of a seal: `maximum`, but never more than 200. If `maximum` is 0, null
 * or missing, the result is 50. (DCV-24)
 */
export const sealCodeLength = (maximum: number | null | undefined): number =>
  Math.min(maximum || DEFAULT_SEAL_CODE_LENGTH, MAX_SEAL_CODE_LENGTH)

/** The data that decides whether the code of a bag or seal is accepted. */
export interface CodeFacts {
  /** The values and containers in the list, without the line that is being changed. */
  readonly existing: readonly CodeBearer[]
  /**
   * The setting for the highest number of characters in a seal's code; `sealCodeLength` adds the default and the upper
   * limit.
   */
  readonly maxCodeSeal: number | null | undefined
}

/**
 * Issues of the code of a bag or seal. The code is required, has a maximum length, and must not be the code of another
 * bag or seal in the list. Blanks at both ends are ignored. (DCV-20 to DCV-23)
 */
export const codeIssues = (
  path: string,
  { kind, code }: { readonly kind: CodeKind; readonly code: string },
  facts: CodeFacts,
): readonly Issue[] => {
  const text = cleanCode(code)
  const { codeOf, duplicateRule, maxLength } = kindFacts[kind]
  const isTaken = facts.existing.some((bearer) => cleanCode(codeOf(bearer) ?? '') === text)
  return issuesOf([
    check('required', path, text, {}) ??
      check('max', path, text, { length: maxLength(facts.maxCodeSeal) }) ??
      (isTaken ? issue(duplicateRule, path, { code: text }) : undefined),
  ])
}

/** All values and containers in a list of records. (DCV-21) */
export const codeBearers = (records: readonly DeclaredRecord[]): readonly CodeBearer[] =>
  records.flatMap(({ vl, ct }) => [...vl, ...ct])

/** Whether at least one value or container in a list has a seal. (DCV-25) */
export const hasSeal = (bearers: readonly CodeBearer[]): boolean =>
  bearers.some(({ sc }) => sc !== null && cleanCode(sc) !== '')

/**
 * A code as fields of a value or container. The code of a bag is in `bc`, the code of a seal in `sc`, and the remaining
 * field is null.
 */
export const bearerOf = ({ kind, code }: { readonly kind: CodeKind; readonly code: string }): CodeBearer => ({
  bc: kind === 'bag' ? cleanCode(code) : null,
  sc: kind === 'seal' ? cleanCode(code) : null,
})

/** The rules that refuse a code that another line already has: one for bags, one for seals. */
export const duplicateRules = ['bagCodeAlreadyExists', 'sealCodeAlreadyExists'] as const

const kindFacts = {
  bag: {
    codeOf: ({ bc }: CodeBearer) => bc,
    duplicateRule: duplicateRules[0],
    maxLength: () => MAX_BAG_CODE_LENGTH,
  },
  seal: {
    codeOf: ({ sc }: CodeBearer) => sc,
    duplicateRule: duplicateRules[1],
    maxLength: sealCodeLength,
  },
} as const
