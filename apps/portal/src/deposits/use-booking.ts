import {
  canSendDeposit,
  type DepositBag,
  type DepositFacts,
  settleBag,
  settleDeposit,
  validateDeposit,
} from '@remesa/domain/deposits'
import { useT } from '@remesa/ui/i18n'
import type { WriteFailure } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from '../kernel/notices'
import { createExternalStore, useExternalStore } from '../kernel/state'
import { hasFailedToast, mayBeDone, useWrite } from '../kernel/write'
import { bagOutcome } from './bag-outcome'
import { bagReason } from './bag-reason'
import type { DepositDesk } from './deposit-desk'
import { type SendBagDeps, sendBag } from './send-bag'

export interface BookingOptions extends Pick<SendBagDeps, 'create' | 'user'> {
  readonly desk: DepositDesk
  readonly facts: DepositFacts
  /** Every bag that could be sent was sent. */
  readonly onSettled: () => void
}

/** Why bags were refused, by their ids. */
type Failures = Readonly<Record<string, WriteFailure>>

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/** Books the bags of a list one after the other. A call that gets no answer stops the others, which stay to be sent. */
export const useBooking = ({ desk, facts, create, user, onSettled }: BookingOptions) => {
  const t = useT()
  const notify = useNotify()
  const { bags, draft } = useExternalStore(desk.state)
  const [run] = useState(() => createExternalStore(false))
  const isOn = useExternalStore(run)
  const [failures, setFailures] = useState<Failures>({})

  const settle = (id: string, failure: WriteFailure | undefined) => {
    desk.setBag(id, (bag) => settleBag(bag, bagOutcome(failure)))
    setFailures(({ [id]: _, ...others }) => (failure === undefined ? others : { ...others, [id]: failure }))
  }
  const finish = (failure?: WriteFailure) => {
    run.set(false)
    const ok = desk.state.get().bags.every(({ state }) => state === 'booked')
    const { messageKey } = settleDeposit(draft, { ok }, facts)
    if (ok) notify({ tone: 'success', key: messageKey })
    else if (failure === undefined || hasFailedToast(failure)) notify({ tone: 'warning', key: messageKey })
    onSettled()
  }
  const { isBusy, failure, send } = useWrite<string>({
    call: (id, options) =>
      sendBag(id, options, { desk, facts, create, user, now: () => new Date(), wait: pause }),
    draftOf: (id) => id,
    onDone: (_, id) => settle(id, undefined),
    onFailed: (found, id) => {
      settle(id, found)
      if (mayBeDone(found) || found.kind === 'forbidden' || found.kind === 'failed') finish(found)
    },
  })

  const next = bags.find(({ state }) => state === 'waiting')?.id
  const isIdle = !isBusy && !bags.some(({ state }) => state === 'sending')
  const go = useEffectEvent(() => {
    if (!run.get()) return
    if (next === undefined) finish()
    else send(next)
  })
  useEffect(() => {
    if (isOn && isIdle) go()
  }, [isOn, isIdle, next])

  return {
    isSending: isOn,
    failure,
    /** Sends every bag that is not booked and that the rules still accept. */
    book: () => {
      const found: Record<string, WriteFailure> = {}
      const ready = bags.map((bag): DepositBag => {
        if (bag.state === 'booked') return bag
        const refused = refusalOf(bag, facts)
        if (refused === undefined || bag.isUncertain) return { ...bag, state: 'waiting' }
        found[bag.id] = refused
        return { ...bag, state: 'refused' }
      })
      setFailures(found)
      desk.set({ bags: ready })
      run.set(true)
    },
    issuesOf: (id: string) => {
      const found = failures[id]
      return found?.kind === 'refused' ? found.issues : []
    },
    reasonOf: ({ id }: DepositBag): string | undefined => {
      const found = failures[id]
      return found === undefined ? undefined : bagReason(t, found)
    },
  }
}

/** What the rules have against a bag by now: the day may be over, the point gone. */
const refusalOf = ({ draft }: DepositBag, facts: DepositFacts): WriteFailure | undefined => {
  const issues = validateDeposit(draft, facts)
  const { reasons } = canSendDeposit(draft, facts)
  const all = [...issues, ...reasons.map((reason) => ({ ...reason, path: '' }))]
  return all.length === 0 ? undefined : { kind: 'refused', issues: all, message: null }
}
