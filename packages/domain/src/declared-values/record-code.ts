import type { DeclaredRecord, DeclaredValuesAnswer, QrTicket } from './declared-values.schema'

/** Codes of the records of several sets. */
export const codesOf = (tickets: readonly QrTicket[]): readonly string[] =>
  tickets.flatMap(({ dt }) => dt.dr.map(({ co }) => co))

/**
 * The codes of all records of an order, of values and of packs. Both kinds are needed, because a deletion identifies
 * records only by code.
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
 * The code of a new record: the first of the candidates that no other record has. If all candidates are taken, it is
 * the first candidate followed by the lowest number from 2 that makes the code unique. (DCV-46)
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
