import type { AnyIssue, SaveResponse } from '@remesa/domain/kernel'
import { saveOutcome } from '@remesa/domain/records'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import type { SentForm, WriteFailure } from '@remesa/ui/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { serverWords, type Undoable, useUndo, useWrite, type WriteCall } from '../kernel/write'

export interface RecordSaveInput<Draft, Body> {
  readonly call: WriteCall<Body, SaveResponse>
  /** The request body for a valid draft. */
  readonly build: (draft: Draft) => Body
  /** Names of form fields by the names of body fields, for fields whose names differ. */
  readonly fieldOf?: Readonly<Record<string, string>> | undefined
  /** The text of the toast after saving. If the server sends a text, the toast shows that text instead. */
  readonly savedKey: MessageKey
  /** The calls whose cached responses are out of date after saving. */
  readonly stale: readonly { readonly id: string }[]
  /** The write that undoes a save; without it the toast offers no undo. */
  readonly undoOf?: ((response: SaveResponse) => Undoable | undefined) | undefined
  readonly onSaved: () => void
}

export interface RecordSave<Draft> extends SentForm<Draft> {
  /** The issues that the server reports for fields of the draft. Each response has a new array. */
  readonly rejections: readonly AnyIssue[]
}

/**
 * Saves a client, subclient or service point from its form. If `status` in the response is not 1, the form stays
 * open and shows the text that the server sent. (RCF-2)
 */
export const useRecordSave = <Draft, Body>(input: RecordSaveInput<Draft, Body>): RecordSave<Draft> => {
  const { call, build, fieldOf, savedKey, stale, undoOf, onSaved } = input
  const t = useT()
  const queries = useQueryClient()
  const reread = () => {
    for (const { id } of stale) void queries.invalidateQueries({ queryKey: [id] })
  }
  const offerUndo = useUndo({ reread })
  const [blocked, setBlocked] = useState<WriteFailure>()
  const write = useWrite<Draft, SaveResponse>({
    call: (draft, options) => call(build(draft), options),
    onDone: (response) => {
      const { saved, message } = saveOutcome(response)
      const notice = {
        tone: saved ? 'success' : 'warning',
        text: serverWords(t, message) ?? t(saved ? savedKey : 'failure.saveRecord.refused.title'),
      } as const
      offerUndo(notice, saved ? undoOf?.(response) : undefined)
      if (saved) onSaved()
      else setBlocked({ kind: 'refused', issues: [], message })
    },
    reread,
  })
  const failure = write.failure ?? blocked
  const rejections = useMemo(
    () =>
      failure?.kind === 'refused'
        ? failure.issues.map((issue) => ({ ...issue, path: fieldOf?.[issue.path] ?? issue.path }))
        : [],
    [failure, fieldOf],
  )
  return {
    isBusy: write.isBusy,
    failure,
    rejections,
    onSend: ({ draft }) => {
      setBlocked(undefined)
      write.send(draft)
    },
  }
}
