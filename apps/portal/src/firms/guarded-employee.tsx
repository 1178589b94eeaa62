import { type PhoneNumber, questionCells, type serverChallengeMachine } from '@remesa/domain/firms'
import { DocumentChallenge, LockedNotice, SearchFailedNotice } from '@remesa/ui/firms'
import { useT } from '@remesa/ui/i18n'
import { Skeleton } from '@remesa/ui/kernel'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useSecondsLeft } from './use-seconds-left'

export interface GuardedEmployeeProps {
  readonly actor: ActorRefFrom<typeof serverChallengeMachine>
  /** The phone number of the control room. */
  readonly phone: PhoneNumber | null | undefined
  readonly onDismiss: () => void
  /** Called when the user begins the next search. */
  readonly onNew: () => void
}

/** An employee whose data the back end withholds until the user has answered its question. */
export function GuardedEmployee({ actor, phone, onDismiss, onNew }: GuardedEmployeeProps) {
  const t = useT()
  const snapshot = useSelector(actor, (current) => current)
  const { question, issues, attemptsLeft, lockedForSeconds } = snapshot.context
  if (question !== undefined)
    return (
      <DocumentChallenge
        key={question.challengeId}
        cells={questionCells(question)}
        numberName={question.documentType ?? t('firms.challenge.badge')}
        issues={issues}
        attemptsLeft={attemptsLeft}
        isBusy={snapshot.hasTag('busy')}
        onAnswer={({ digits }) => actor.send({ type: 'challenge.answered', digits })}
        onDismiss={onDismiss}
      />
    )
  if (lockedForSeconds !== undefined)
    return (
      <Locked seconds={lockedForSeconds} phone={phone} onEnd={() => actor.send({ type: 'lock.ended' })} />
    )
  return snapshot.matches('failed') ? (
    <SearchFailedNotice onRetry={() => actor.send({ type: 'challenge.retried' })} onAgain={onNew} />
  ) : (
    <div role="status" aria-label={t('text.loading')}>
      <Skeleton height="20rem" />
    </div>
  )
}

function Locked({
  seconds,
  phone,
  onEnd,
}: Pick<GuardedEmployeeProps, 'phone'> & { readonly seconds: number; readonly onEnd: () => void }) {
  return <LockedNotice secondsLeft={useSecondsLeft(seconds, onEnd)} phone={phone} />
}
