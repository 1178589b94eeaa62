import {
  canChangeBag,
  canSendDeposit,
  changeDepositDraft,
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  depositFieldOf,
  depositSessionId,
  emptyDepositDraft,
  nextBagDraft,
  restoredBags,
  validateBag,
} from '@remesa/domain/deposits'
import type { Issue } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import { DepositCheck, DepositForm, DepositLayout, DepositOutcome, LatestDeposits } from '@remesa/ui/deposits'
import { useT } from '@remesa/ui/i18n'
import { draftForm, useFormState } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { match } from 'ts-pattern'
import { useNow } from '../kernel/clock'
import { lazyDialog } from '../kernel/loading'
import { useNotify } from '../kernel/notices'
import { useExternalStore, usePortal } from '../kernel/state'
import { local, type StoredValue, userKey } from '../kernel/storage'
import { createDepositDesk, hasBag } from './deposit-desk'
import { createRecentDepositPoints } from './recent-deposit-points'
import type { StoredDeposit } from './stored-deposit'
import { useBooking } from './use-booking'
import { useDepositQueries } from './use-deposit-queries'

const CodeScanner = lazyDialog(async () => (await import('../declared-values/code-scanner')).CodeScanner)

export interface DepositProps {
  readonly points: readonly ServicePoint[]
  readonly stored: StoredValue<StoredDeposit>
}

/** One deposit of one bag or several: entered, confirmed, booked, and kept until all of it is booked. */
export function Deposit({ points, stored }: DepositProps) {
  const t = useT()
  const notify = useNotify()
  const { user, config, timeZone } = usePortal()
  const now = useNow()
  const facts: DepositFacts = { points, config, now, timeZone }
  const [desk] = useState(() => createDepositDesk(stored, facts, Date.now))
  const [recent] = useState(() => createRecentDepositPoints(local, userKey(user)))
  const [recentIds] = useState(recent.read)
  const state = useExternalStore(desk.state)
  const { bags } = state
  const [step, setStep] = useState<'form' | 'check' | 'outcome'>(() =>
    bags.some((bag) => bag.state !== 'waiting') ? 'outcome' : 'form',
  )
  const [added, setAdded] = useState(0)
  const [isScanning, setScanning] = useState(false)
  const isScanned = useRef(false)
  const [rejections, setRejections] = useState<readonly Issue[]>([])
  const { create, commodities, latest, rereadLatest } = useDepositQueries(state.draft, facts)
  const only = commodities.items?.length === 1 ? commodities.items[0] : undefined
  const draft: DepositDraft = { ...state.draft, commodity: state.draft.commodity ?? only }
  const booking = useBooking({ desk, facts, create, user, onSettled: rereadLatest })
  const formState = useFormState({ issues: validateBag(draft, bags, facts), rejections })
  const form = draftForm(formState, draft, (patch) =>
    desk.set({
      draft: changeDepositDraft({ ...desk.state.get().draft, commodity: draft.commodity }, patch, facts),
    }),
  )
  const decision = canSendDeposit(draft, facts)
  const beginBag = useEffectEvent(() => {
    form.focus('barcode')
    // The focus left the amount, which is the one of the next bag by now.
    formState.restart()
  })
  useEffect(() => {
    if (step === 'form' && draft.servicePointId !== undefined) beginBag()
  }, [step, added])

  /** Puts what is entered on the list, if the rules accept it. */
  const add = (): boolean => {
    if (!formState.attempt() || !decision.allowed) return false
    const bag: DepositBag = { id: crypto.randomUUID(), draft, state: 'waiting', isUncertain: false }
    formState.restart()
    setRejections([])
    desk.set({ draft: nextBagDraft(draft), bags: [...desk.state.get().bags, bag] })
    return true
  }
  const remove = ({ bag }: { readonly bag: DepositBag }) => {
    const left = bags.filter(({ id }) => id !== bag.id)
    desk.set({ bags: left })
    if (left.length === 0) setStep('form')
  }
  const change = ({ bag }: { readonly bag: DepositBag }) => {
    if (!canChangeBag(bag) || (hasBag(draft) && !add())) return
    setRejections(
      booking.issuesOf(bag.id).map((found) => ({ ...found, path: depositFieldOf(found.path) ?? found.path })),
    )
    desk.set({ draft: bag.draft, bags: desk.state.get().bags.filter(({ id }) => id !== bag.id) })
    setStep('form')
  }
  const clear = () => {
    formState.restart()
    setRejections([])
    desk.set({ draft: emptyDepositDraft(facts), bags: [] })
    setStep('form')
  }
  const clearAll = () => {
    const before = desk.state.get()
    clear()
    const restore = () => {
      const since = desk.state.get()
      desk.set({
        draft: hasBag(since.draft) ? since.draft : before.draft,
        bags: restoredBags(before.bags, since.bags),
      })
    }
    const undo = { subject: 'deposit', label: t('deposits.restore'), onUndo: restore }
    notify({ tone: 'success', key: 'deposits.cleared', undo })
  }
  const book = () => {
    for (const { draft: sent } of bags) if (sent.servicePointId !== undefined) recent.add(sent.servicePointId)
    setStep('outcome')
    booking.book()
  }

  return (
    <DepositLayout title={t('nav.deposit')} aside={<LatestDeposits deposits={latest} timeZone={timeZone} />}>
      {match(step)
        .with('form', () => (
          <DepositForm
            form={form}
            facts={facts}
            bags={bags}
            decision={decision}
            commodities={commodities}
            recentIds={recentIds}
            isDirty={hasBag(draft) || bags.length > 0}
            onAdd={() => {
              // The focus moves when the fields are empty: leaving an amount writes it out.
              if (add()) setAdded(added + 1)
            }}
            onReview={() => {
              if ((bags.length > 0 && !hasBag(draft)) || add()) setStep('check')
            }}
            onScan={() => {
              isScanned.current = false
              setScanning(true)
            }}
            onChange={change}
            onRemove={remove}
            onClear={clearAll}
          />
        ))
        .with('check', () => (
          <DepositCheck
            bags={bags.filter((bag) => bag.state !== 'booked')}
            facts={facts}
            onBack={() => setStep('form')}
            onBook={book}
          />
        ))
        .with('outcome', () => (
          <DepositOutcome
            bags={bags}
            facts={facts}
            timeZone={timeZone}
            userName={`${user.name} ${user.lastName}`.trim() || user.username}
            isSending={booking.isSending}
            failure={booking.failure}
            numberOf={(bag) => numberOf(bag, facts)}
            reasonOf={booking.reasonOf}
            onSend={book}
            onChange={change}
            onRemove={remove}
            onNext={clear}
          />
        ))
        .exhaustive()}
      <CodeScanner
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onFound={({ code }) => {
          isScanned.current = true
          setScanning(false)
          form.change('barcode', code)
        }}
        finalFocus={() => (isScanned.current ? document.getElementById(form.controlId('totalAmount')) : null)}
      />
    </DepositLayout>
  )
}

/** The number under which a bag is booked: its session id. */
const numberOf = ({ draft }: DepositBag, { points, timeZone }: DepositFacts): string | undefined => {
  const deviceId = points.find(({ id }) => id === draft.servicePointId)?.deviceId
  return draft.firstSentAt === undefined || !deviceId
    ? undefined
    : depositSessionId({ at: new Date(draft.firstSentAt), deviceId, timeZone })
}
