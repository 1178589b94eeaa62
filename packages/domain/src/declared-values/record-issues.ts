import { check, type Issue, issue, issuesOf } from '../kernel'
import type { DeclaredValuesMode } from './agile-pickup'
import { type CodeBearer, type CodeFacts, type CodeKind, codeIssues } from './declared-codes'
import { amountIssues, commodityIssues } from './declared-value'
import type { DeclaredValue } from './declared-values.schema'

export interface RecordFacts extends CodeFacts {
  readonly mode: DeclaredValuesMode
}

/**
 * Issues of the lines of one record. The code of a line must also differ from the codes in the lines above. (DCV-42 to
 * DCV-44)
 */
export const recordIssues = (
  { vl, ct }: { readonly vl: readonly DeclaredValue[]; readonly ct: readonly CodeBearer[] },
  facts: RecordFacts,
  paths: { readonly values: string; readonly containers: string },
): readonly Issue[] => [
  ...issuesOf([check('required', paths.values, vl, {})]),
  ...vl.flatMap((value, index) => {
    const path = `${paths.values}.${index}`
    return [
      ...(facts.mode === '0' ? bearerIssues(path, value, beside(facts, vl.slice(0, index))) : []),
      ...commodityIssues(`${path}.ctc`, value.ctc),
      ...issuesOf([check('required', `${path}.cic`, value.cic, {})]),
      ...amountIssues(`${path}.am`, value.am, value.ctc),
    ]
  }),
  ...(facts.mode === '1'
    ? [
        ...issuesOf([check('required', paths.containers, ct, {})]),
        ...ct.flatMap((container, index) =>
          bearerIssues(`${paths.containers}.${index}`, container, beside(facts, ct.slice(0, index))),
        ),
      ]
    : []),
]

/** Issues of the codes of a line. At least one code is required, of a bag or of a seal. (DCV-20 to DCV-23) */
const bearerIssues = (path: string, { bc, sc }: CodeBearer, facts: CodeFacts): readonly Issue[] => {
  const codes: readonly [CodeKind, 'bc' | 'sc', string | null][] = [
    ['bag', 'bc', bc],
    ['seal', 'sc', sc],
  ]
  const given = codes.filter(([, , code]) => code !== null)
  if (given.length === 0) return [issue('required', path)]
  return given.flatMap(([kind, key, code]) => codeIssues(`${path}.${key}`, { kind, code: code ?? '' }, facts))
}

const beside = (facts: CodeFacts, before: readonly CodeBearer[]): CodeFacts => ({
  ...facts,
  existing: [...facts.existing, ...before],
})
