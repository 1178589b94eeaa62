import {
  bagsAhead,
  canSendDeposit,
  type DepositBag,
  type DepositFacts,
  nextToSend,
  settleBag,
  settleDeposit,
  validateDeposit,
  waitsForConnection,
} from '@remesa/domain/deposits'
import { useT } from '@remesa/ui/i18n'
import type { WriteFailure } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClock } from '../kernel/clock'
import { useNotify } from '../kernel/notices'
import { createExternalStore, useExternalStore } from '../kernel/state'
import { hasFailedToast, mayBeDone, useWrite } from '../kernel/write'
import { bagOutcome } from './bag-outcome'
import { bagReason } from './bag-reason'
import { allBags, type DepositStore } from './deposit-store'
import { type SendBagDeps, sendBag } from './send-bag'
import { useReconnection } from './use-reconnection'

export interface BookingOptions extends Pick<SendBagDeps, 'create' | 'user'> {
  readonly store: DepositStore
  readonly facts: DepositFacts
  /** Called when every bag was sent that could be sent. */
  readonly onSettled: () => void
}

type Wanted = (bag: DepositBag) => boolean
const isUnbooked: Wanted = ({ state }) => state !== 'booked'

/** The reasons why bags were refused, each under the id of its bag. */
type Failures = Readonly<Record<string, WriteFailure>>

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

/**
 * Books the bags of a list one after the other. If a call gets no response, this bag and the remaining bags wait,
 * and are sent when the connection is restored. (DPS-59)
 */
export const useBooking = ({ store, facts, create, user, onSettled }: BookingOptions) => {
  const t = useT()
  const notify = useNotify()
  const clock = useClock()
  const { bags, earlier, draft, isBooking } = useExternalStore(store.state)
  const [run] = useState(() => createExternalStore(false))
  const isOn = useExternalStore(run)
  const [failures, setFailures] = useState<Failures>({})
  /**
   * Whether the last booking stopped at a failed call whose outcome is known. If so, no bag is sent until the user asks
   * for it.
   */
  const [isHalted, setHalted] = useState(false)

  const settle = (id: string, failure: WriteFailure | undefined) => {
    store.setBag(id, (bag) => settleBag(bag, bagOutcome(failure)))
    setFailures(({ [id]: _, ...others }) => (failure === undefined ? others : { ...others, [id]: failure }))
  }
  const finish = (failure?: WriteFailure) => {
    run.set(false)
    const isUnanswered = failure !== undefined && mayBeDone(failure)
    setHalted(failure !== undefined && !isUnanswered)
    const { earlier: sent, ...now } = store.state.get()
    const ok = (now.isBooking ? now.bags : sent).every(({ state }) => state === 'booked')
    store.set({
      isBooking: now.isBooking && isUnanswered,
      earlier: bagsAhead(sent, []),
    })
    const { messageKey } = settleDeposit(draft, { ok }, facts)
    if (ok) notify({ tone: 'success', key: messageKey })
    else if (failure === undefined || hasFailedToast(failure)) notify({ tone: 'warning', key: messageKey })
    onSettled()
  }
  const { isBusy, failure, send } = useWrite<string>({
    // A failure opens no popup, because the list of bags shows the outcome of each bag.
    call: (id, options) =>
      sendBag(
        id,
        { ...options, failureShownBy: 'caller' },
        { store, facts, create, user, now: clock, wait: pause },
      ),
    draftOf: (id) => id,
    onDone: (_, id) => settle(id, undefined),
    onFailed: (found, id) => {
      settle(id, found)
      if (mayBeDone(found) || found.kind === 'forbidden' || found.kind === 'failed') finish(found)
    },
  })

  const next = nextToSend({ earlier, bags, isBooking })?.id
  const isIdle = !isBusy && !allBags({ earlier, bags }).some(({ state }) => state === 'sending')
  const go = useEffectEvent(() => {
    if (!run.get()) return
    if (next === undefined) finish()
    else send(next)
  })
  useEffect(() => {
    if (isOn && isIdle) go()
  }, [isOn, isIdle, next])

  /**
   * Starts to send bags: first the bags of earlier deposits that `isWantedEarlier` accepts, then the bags of the
   * current deposit that `isWantedNow` accepts. `isWantedNow` is `undefined` while the user has not confirmed the
   * booking of the current deposit. A bag that breaks a rule by now is refused and not sent, unless an earlier attempt
   * to send this bag got no response.
   */
  const start = (isWantedEarlier: Wanted, isWantedNow: Wanted | undefined) => {
    const found: Record<string, WriteFailure> = {}
    const readied = (list: readonly DepositBag[], isWanted: Wanted) =>
      list.map((bag): DepositBag => {
        if (!isWanted(bag)) return bag
        const refused = refusalOf(bag, facts)
        if (refused === undefined || bag.isUncertain) return { ...bag, state: 'waiting' }
        found[bag.id] = refused
        return { ...bag, state: 'refused' }
      })
    const current = store.state.get()
    const ahead = readied(current.earlier, isWantedEarlier)
    store.set(
      isWantedNow === undefined
        ? { earlier: ahead }
        : { earlier: ahead, bags: readied(current.bags, isWantedNow), isBooking: true },
    )
    setFailures(found)
    setHalted(false)
    run.set(true)
  }
  const confirmed = isBooking ? allBags({ earlier, bags }) : earlier
  const waiting = !isOn && isIdle && !isHalted ? confirmed.filter(waitsForConnection).length : 0
  const waitingEarlier = isHalted ? 0 : earlier.filter(waitsForConnection).length
  const openEarlier = earlier.filter((bag) => bag.state === 'refused' || waitsForConnection(bag)).length
  useReconnection(waiting > 0, () => {
    if (!run.get()) start(waitsForConnection, isBooking ? waitsForConnection : undefined)
  })

  return {
    isSending: isOn,
    failure,
    /** Number of bags that will be sent when the connection is back. */
    waiting,
    /**
     * The numbers of bags of earlier deposits: `waiting` for the connection, and `unconfirmed`, which wait for the
     * user's decision.
     */
    ofEarlier: { waiting: waitingEarlier, unconfirmed: openEarlier - waitingEarlier },
    /**
     * Sends the bags of the current deposit that are not booked, after the earlier bags that wait for the connection.
     */
    book: () => start(waitsForConnection, isUnbooked),
    /** Sends the bags of earlier deposits that are not booked. */
    sendEarlier: () => start(isUnbooked, isBooking ? waitsForConnection : undefined),
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

/**
 * The rules that a stored bag breaks now, as a failure with issues; `undefined` if it breaks none. For example, its
 * account date may be too old by now, or its service point may no longer exist.
 */
const refusalOf = ({ draft }: DepositBag, facts: DepositFacts): WriteFailure | undefined => {
  const issues = validateDeposit(draft, facts)
  const { reasons } = canSendDeposit(draft, facts)
  const all = [...issues, ...reasons.map((reason) => ({ ...reason, path: '' }))]
  return all.length === 0 ? undefined : { kind: 'refused', issues: all, message: null }
}
