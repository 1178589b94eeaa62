import { cleanCode, type Issue, issue } from '@remesa/domain/kernel'

type Fixed = string | number | null | undefined

/**
 * Issues for fields that can't be changed but differ between a body and the record. Texts are compared without
 * surrounding blanks.
 */
export const fixedIssues = <Name extends string>(
  body: Readonly<Partial<Record<Name, Fixed>>>,
  held: Readonly<Partial<Record<Name, Fixed>>>,
  names: readonly Name[],
): readonly Issue[] =>
  names
    .filter((name) => plain(body[name]) !== plain(held[name]))
    .map((name) => issue('unchangeable', name, { value: plain(held[name]) }))

const plain = (value: Fixed): string => cleanCode(String(value ?? ''))
