import { userSessionCalls } from '@remesa/api-client/contract'
import { ok } from '@remesa/domain/kernel'
import type { UserSession } from '@remesa/domain/session'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { ConfirmDialog } from '@remesa/ui/kernel'
import { browserName } from '@remesa/ui/session'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClientOf } from '../../kernel/api'
import { useNotify } from '../../kernel/notices'
import { hasPopup, useWrite } from '../../kernel/write'

export const useSessionCalls = () => useClientOf(userSessionCalls).session

/**
 * The actions on the user's sessions: end one session or all other sessions (both after a confirmation), and confirm
 * a sign-in.
 */
export const useSessionActions = () => {
  const t = useT()
  const calls = useSessionCalls()
  const queries = useQueryClient()
  const reread = () => void queries.invalidateQueries({ queryKey: [calls.sessions.id] })
  const onFailed = useFailureToast()
  const [chosen, setChosen] = useState<UserSession>()
  const [others, setOthers] = useState(0)
  const [opened, setOpened] = useState<'one' | 'others'>()
  const close = () => setOpened(undefined)

  const one = useWrite<UserSession>({
    call: ({ id }, options) => calls.endSession({ params: { id } }, options),
    draftOf: ({ id }) => id,
    toasts: { ok: 'sessions.end.done' },
    onDone: close,
    onFailed: (failure) => {
      close()
      onFailed('sessions.end.failed', hasPopup(failure))
    },
    reread,
  })
  const notify = useNotify()
  const rest = useWrite<number, { readonly ended: number }>({
    call: (_count, options) => calls.endOtherSessions(undefined, options),
    onDone: ({ ended }) => {
      close()
      notify({ tone: 'success', key: 'sessions.endOthers.done', values: { count: ended } })
    },
    onFailed: (failure) => {
      close()
      onFailed('sessions.endOthers.failed', hasPopup(failure))
    },
    reread,
  })
  const confirmed = useWrite<readonly UserSession[], unknown>({
    call: async ([first, ...others], options) => {
      const confirm = (session: UserSession) => calls.confirmSignIn({ params: { id: session.id } }, options)
      if (first === undefined) return ok(undefined)
      let answer = await confirm(first)
      for (const session of others) if (answer.ok) answer = await confirm(session)
      return answer
    },
    draftOf: (sessions) => sessions.map(({ id }) => id).join(' '),
    toasts: { ok: 'sessions.confirm.done' },
    onFailed: (failure) => onFailed('sessions.confirm.failed', hasPopup(failure)),
    reread,
  })

  const question: ReactNode = (
    <>
      <ConfirmDialog
        isOpen={opened === 'one'}
        isBusy={one.isBusy}
        tone="danger"
        title={chosen ? t('sessions.end.title', { browser: browserName(t, chosen) }) : ''}
        description={t('sessions.end.text')}
        confirmText={t('sessions.end')}
        onConfirm={() => chosen && one.send(chosen)}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={opened === 'others'}
        isBusy={rest.isBusy}
        tone="danger"
        title={t('sessions.endOthers.title', { count: others })}
        description={t('sessions.endOthers.text', { count: others })}
        confirmText={t('sessions.endOthers')}
        onConfirm={() => rest.send(others)}
        onCancel={close}
      />
    </>
  )
  return {
    question,
    end: (session: UserSession) => {
      setChosen(session)
      setOpened('one')
    },
    endOthers: (count: number) => {
      setOthers(count)
      setOpened('others')
    },
    confirm: (session: UserSession) => confirmed.send([session]),
    confirmAll: confirmed.send,
  }
}

/** A function that reports a failure in a toast. It is for calls whose failure opens no popup. */
const useFailureToast = () => {
  const notify = useNotify()
  return (key: MessageKey, isReported: boolean) => {
    if (!isReported) notify({ tone: 'warning', key })
  }
}
