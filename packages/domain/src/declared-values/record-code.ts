import type { DeclaredRecord, DeclaredValuesAnswer, QrTicket } from './declared-values.schema'

/** The codes of all records in these sets. Each set contains either declared values or packs. */
export const codesOf = (tickets: readonly QrTicket[]): readonly string[] =>
  tickets.flatMap(({ dt }) => dt.dr.map(({ co }) => co))

/**
 * The codes of all records of an order: records of values and records of packs. Both kinds are needed, because a
 * deletion identifies records only by code.
 */
export const recordCodes = ({
  declaredValues,
  declaredValuesPack,
}: DeclaredValuesAnswer): readonly string[] => codesOf([...declaredValues, ...declaredValuesPack])

/** Records of declared values except the record with this code. */
export const otherRecords = (
  { code }: { readonly code: string },
  { declaredValues }: DeclaredValuesAnswer,
): readonly DeclaredRecord[] =>
  declaredValues.flatMap(({ dt }) => dt.dr).filter(({ co }) => code === '' || co !== code)

/**
 * The code of a new record: the first candidate that is not the code of another record. If all candidates are taken,
 * the code is the first candidate followed by the lowest number from 2 that makes it unique. (DCV-46)
 */
export const newRecordCode = (candidates: readonly string[], answer: DeclaredValuesAnswer): string => {
  const taken = new Set(recordCodes(answer))
  const free = candidates.find((code) => !taken.has(code))
  if (free !== undefined) return free
  const [first = ''] = candidates
  let number = 2
  while (taken.has(`${first}-${number}`)) number += 1
  return `${first}-${number}`
}
