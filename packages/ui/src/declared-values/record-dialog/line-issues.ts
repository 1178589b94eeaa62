import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { issueText, type Translate } from '../../i18n'
import type { WriteFailure } from '../../kernel'

/** The paths of a list of lines, in the draft and in the request body. */
export interface LinePaths {
  readonly draft: 'values' | 'containers' | 'packs'
  readonly body: 'dr.0.vl' | 'dr.0.ct'
}

/** Index of the line that an issue's path points to; `undefined` for an issue of no line. */
const lineAt = (path: string, prefix: string): number | undefined => {
  if (!path.startsWith(`${prefix}.`)) return undefined
  const index = Number(path.slice(prefix.length + 1).split('.')[0])
  return Number.isInteger(index) ? index : undefined
}

/** What is wrong with each line: what the rules find now, else what the server found at the last attempt. */
export const lineErrors = (
  t: Translate,
  paths: LinePaths,
  { issues, refused }: { readonly issues: readonly Issue[]; readonly refused: readonly Issue[] },
): ReadonlyMap<number, string> => {
  const errors = new Map<number, string>()
  for (const [prefix, found] of [
    [paths.draft, issues],
    [paths.body, refused],
  ] as const) {
    for (const issue of found) {
      const index = lineAt(issue.path, prefix)
      if (index !== undefined && !errors.has(index)) errors.set(index, issueText(t, issue))
    }
  }
  return errors
}

/** Whether every refused value belongs to a line, where it is already marked. */
export const isAtLines = (failure: WriteFailure): boolean =>
  issuesOf(failure).length > 0 && issuesOf(failure).every(({ path }) => /^dr\.0\.(vl|ct)\.\d/.test(path))

const issuesOf = (failure: WriteFailure): readonly Issue[] =>
  failure.kind === 'refused' ? failure.issues : []

/**
 * The part of a failed attempt that still has to be shown. Once a line was added or removed, the server's marks no
 * longer point to the right lines.
 */
export const useSaveFailure = (
  failure: WriteFailure | undefined,
  draft: object,
): { readonly refused: readonly Issue[]; readonly shown: WriteFailure | undefined } => {
  const [attempt, setAttempt] = useState({ failure, draft })
  if (attempt.failure !== failure) setAttempt({ failure, draft })
  if (failure === undefined || !isAtLines(failure)) return { refused: [], shown: failure }
  return attempt.draft === draft
    ? { refused: issuesOf(failure), shown: failure }
    : { refused: [], shown: undefined }
}
