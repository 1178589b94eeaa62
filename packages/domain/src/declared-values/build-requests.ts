import type { DeclaredValuesMode } from './agile-pickup'
import type { CodeBearer } from './declared-codes'
import type { DeclaredPacksDraft } from './declared-packs'
import type { DeclaredRecordDraft } from './declared-record'
import type { DeclaredValuesAnswer } from './declared-values.schema'
import type {
  DeclaredPacksRequest,
  DeclaredValuesDeletion,
  DeclaredValuesRequest,
} from './declared-values-request.schema'
import { newRecordCode } from './record-code'

/** The order for which values are declared: its service code, and the ISO 3166-1 alpha-2 code of its country. */
export interface DeclaredOrder {
  readonly countryCode: string
  readonly serviceCode: string
}

/**
 * The body of the call that saves a record of values. A new record gets a code that no other record of its order has.
 * (DCV-46, DCV-61)
 */
export const buildDeclaredValuesRequest = (
  draft: DeclaredRecordDraft,
  {
    countryCode,
    serviceCode,
    mode,
    answer,
  }: DeclaredOrder & { readonly mode: DeclaredValuesMode; readonly answer: DeclaredValuesAnswer },
): DeclaredValuesRequest => {
  const bearers: readonly CodeBearer[] = mode === '0' ? draft.values : draft.containers
  return {
    ct: countryCode,
    svc: serviceCode,
    mo: mode,
    dr: [
      {
        co: draft.code || newRecordCode(codesOf(bearers), answer),
        vl: draft.values.map(({ ctc, cic, am, ...codes }) => ({
          ...(mode === '0' ? presentCodes(codes) : {}),
          ctc,
          cic,
          am,
        })),
        ct: mode === '1' ? draft.containers.map(presentCodes) : [],
      },
    ],
  }
}

/** The body of the call that saves a record of packs. A new record gets the code of its first pack. (DCV-46, DCV-62) */
export const buildDeclaredPacksRequest = (
  draft: DeclaredPacksDraft,
  { countryCode, serviceCode, answer }: DeclaredOrder & { readonly answer: DeclaredValuesAnswer },
): DeclaredPacksRequest => ({
  ct: countryCode,
  svc: serviceCode,
  dr: [
    {
      co:
        draft.code ||
        newRecordCode(
          draft.packs.map(({ pc }) => pc),
          answer,
        ),
      vl: draft.packs.map(({ pc, pq, cic }) => ({ pc, pq, cic })),
    },
  ],
})

/** The body of the call that deletes records of values or packs. It contains the code of each record once. (DCV-63) */
export const buildDeclaredValuesDeletion = (
  codes: readonly string[],
  { countryCode, serviceCode }: DeclaredOrder,
): DeclaredValuesDeletion => ({ countryCode, serviceCode, declaredCode: [...new Set(codes)] })

const codesOf = (bearers: readonly CodeBearer[]): readonly string[] =>
  bearers.flatMap(({ bc, sc }) => [bc, sc]).filter((code) => code !== null)

const presentCodes = ({ bc, sc }: CodeBearer): { bc?: string; sc?: string } => ({
  ...(bc === null ? {} : { bc }),
  ...(sc === null ? {} : { sc }),
})
