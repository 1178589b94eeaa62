import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'
import { issueText, type Translate } from '../../i18n'
import type { WriteFailure } from '../../kernel'

/** The paths that a list of lines has in the draft and in the body that was sent. */
export interface LinePaths {
  readonly draft: 'values' | 'containers' | 'packs'
  readonly body: 'dr.0.vl' | 'dr.0.ct'
}

/** The place of a line that the path of an issue leads to; nothing for what concerns no line. */
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

/** Whether everything that a server refused is at lines, where it is marked. */
export const isAtLines = (failure: WriteFailure): boolean =>
  issuesOf(failure).length > 0 && issuesOf(failure).every(({ path }) => /^dr\.0\.(vl|ct)\.\d/.test(path))

const issuesOf = (failure: WriteFailure): readonly Issue[] =>
  failure.kind === 'refused' ? failure.issues : []

/**
 * What is still to be shown of a failed attempt. What the server marked at lines is no longer there, or no longer where it
 * was, once a line has come or gone.
 */
export const useSaveFailure = (
  failure: WriteFailure | undefined,
  draft: object,
): { readonly refused: readonly Issue[]; readonly shown: WriteFailure | undefined } => {
  const [judged, setJudged] = useState({ failure, draft })
  if (judged.failure !== failure) setJudged({ failure, draft })
  if (failure === undefined || !isAtLines(failure)) return { refused: [], shown: failure }
  return judged.draft === draft
    ? { refused: issuesOf(failure), shown: failure }
    : { refused: [], shown: undefined }
}
