import type { Issue } from '@remesa/domain/kernel'
import { useState } from 'react'

export interface ShownIssuesInput {
  /** Another key means another order: everything is untouched again. */
  readonly orderKey: string
  /** Another type is another form: none of its fields was left yet. */
  readonly type: string | undefined
  /** What the domain finds wrong with the draft as it stands. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft. */
  readonly rejections: readonly Issue[]
}

interface Progress {
  readonly orderKey: string
  readonly type: string | undefined
  readonly rejections: readonly Issue[]
  /** Fields that were left once. */
  readonly left: ReadonlySet<string>
  /** Fields that were changed since the server's refusal. */
  readonly mended: ReadonlySet<string>
  readonly isChanged: boolean
  readonly isAttempted: boolean
}

const unseen: Pick<Progress, 'left' | 'isAttempted'> = { left: new Set(), isAttempted: false }
const untouched: Pick<Progress, 'left' | 'isChanged' | 'isAttempted'> = { ...unseen, isChanged: false }

/**
 * Which issues a person should see by now: those of fields that were left, all of them once sending was tried, and the
 * server's until their field is changed.
 */
export const useShownIssues = ({ orderKey, type, issues, rejections }: ShownIssuesInput) => {
  const [known, setProgress] = useState<Progress>({
    ...untouched,
    orderKey,
    type,
    rejections,
    mended: new Set(),
  })
  let progress = known
  if (progress.orderKey !== orderKey) progress = { ...progress, ...untouched, orderKey }
  if (progress.type !== type) progress = { ...progress, ...unseen, type }
  if (progress.rejections !== rejections) progress = { ...progress, rejections, mended: new Set() }
  if (progress !== known) setProgress(progress)

  const own = issues.filter(({ path }) => progress.isAttempted || progress.left.has(path))
  const foreign = rejections.filter(
    ({ path }) => !progress.mended.has(path) && !own.some((issue) => issue.path === path),
  )
  return {
    shown: [...own, ...foreign],
    isChanged: progress.isChanged,
    isAttempted: progress.isAttempted,
    onLeave: (field: string) => setProgress((last) => ({ ...last, left: new Set([...last.left, field]) })),
    onChange: (field: string) =>
      setProgress((last) => ({ ...last, isChanged: true, mended: new Set([...last.mended, field]) })),
    onAttempt: () => setProgress((last) => ({ ...last, isAttempted: true })),
  }
}
