import {
  bagsAhead,
  canBeginNext,
  canChangeBag,
  canSendDeposit,
  changeDepositDraft,
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  depositFieldOf,
  depositSessionId,
  depositTimeZone,
  emptyDepositDraft,
  nextBagDraft,
  nextDepositDraft,
  restoredBags,
  scanTarget,
  validateBag,
  withLastChoices,
} from '@remesa/domain/deposits'
import { type AnyIssue, cleanCode } from '@remesa/domain/kernel'
import type { ServicePoint } from '@remesa/domain/service-points'
import {
  afterCode,
  DepositCheck,
  DepositForm,
  DepositLayout,
  DepositOutcome,
  EarlierBags,
  LatestDeposits,
  type Scan,
} from '@remesa/ui/deposits'
import { useT } from '@remesa/ui/i18n'
import { draftForm, useFormState, ZoneNote } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { match } from 'ts-pattern'
import { Link } from 'wouter'
import { TodayIn, useClock, useNow } from '../kernel/clock'
import { lazyDialog } from '../kernel/loading'
import { useNotify } from '../kernel/notices'
import { useExternalStore, usePortal } from '../kernel/state'
import { local, type StoredValue, userKey } from '../kernel/storage'
import { allBags, createDepositStore, hasBag } from './deposit-store'
import { createLastChoices } from './last-choices'
import { createRecentDepositPoints } from './recent-deposit-points'
import type { StoredDeposit } from './stored-deposit'
import { useBooking } from './use-booking'
import { useDepositDoubts, useDepositQueries } from './use-deposit-queries'

const CodeScanner = lazyDialog(async () => (await import('../declared-values/code-scanner')).CodeScanner)

export interface DepositProps {
  readonly points: readonly ServicePoint[]
  readonly stored: StoredValue<StoredDeposit>
}

/**
 * The form, the confirmation and the result of one deposit, which has one bag or several. The deposit is stored until
 * all its bags are booked.
 */
export function Deposit({ points, stored }: DepositProps) {
  const t = useT()
  const notify = useNotify()
  const { user, config, brand } = usePortal()
  const clock = useClock()
  const now = useNow()
  const facts: DepositFacts = { points, config, now }
  const [store] = useState(() => createDepositStore(stored, facts, () => clock().getTime()))
  const [recent] = useState(() => createRecentDepositPoints(local, userKey(user)))
  const [choices] = useState(() => createLastChoices(local, userKey(user)))
  const [recentIds] = useState(recent.read)
  const state = useExternalStore(store.state)
  const { bags, earlier, scanned } = state
  const [step, setStep] = useState<'form' | 'check' | 'outcome' | 'earlier'>(() =>
    bags.some((bag) => bag.state !== 'waiting') ? 'outcome' : 'form',
  )
  /** The number of times that the form was emptied for a new bag or deposit. */
  const [begun, setBegun] = useState(0)
  const [isScanning, setScanning] = useState(false)
  const isScanned = useRef(false)
  const [rejections, setRejections] = useState<readonly AnyIssue[]>([])
  const { create, commodities, latest, rereadLatest } = useDepositQueries(state.draft, facts)
  const draft = withLastChoices(state.draft, choices.at(state.draft.servicePointId), {
    points,
    commodities: commodities.items ?? [],
  })
  const booking = useBooking({ store, facts, create, user, onSettled: rereadLatest })
  const formState = useFormState({ issues: validateBag(draft, allBags(state), facts), rejections })
  const form = draftForm(formState, draft, (patch) =>
    store.set({
      draft: changeDepositDraft(
        { ...store.state.get().draft, channelId: draft.channelId, commodity: draft.commodity },
        patch,
        facts,
      ),
    }),
  )
  const decision = canSendDeposit(draft, facts)
  const unbooked = bags.filter((bag) => bag.state !== 'booked')
  const { doubts, isReading } = useDepositDoubts(step === 'outcome' ? [] : unbooked, latest?.items ?? [])
  const doubtKeys = doubts.map(({ kind, bagId }) => `${kind} ${bagId}`)
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const isConfirmed = doubtKeys.every((key) => confirmed.includes(key))
  const [isBookClicked, setBookClicked] = useState(false)
  const timeZone = depositTimeZone(
    points.find(({ id }) => id === draft.servicePointId),
    config,
  )
  const beginBag = useEffectEvent(() => {
    // The form is emptied before the focus moves. The amount that loses the focus is then empty, so its old value is
    // not formatted and stored.
    formState.restart()
    form.lead('barcode')
  })
  useEffect(() => {
    if (step === 'form' && (begun > 0 || draft.servicePointId !== undefined)) beginBag()
  }, [step, begun])

  /** Adds the entered bag to the list, if the rules accept it. */
  const add = (): boolean => {
    if (!formState.attempt() || !decision.allowed) return false
    const bag: DepositBag = { id: crypto.randomUUID(), draft, state: 'waiting', isUncertain: false }
    formState.restart()
    setRejections([])
    const [code, ...later] = scanned
    store.set({
      draft: nextBagDraft(draft, code),
      bags: [...store.state.get().bags, bag],
      scanned: later,
    })
    // The focus moves only after the fields were emptied, because an amount is formatted when it loses the focus.
    setBegun(begun + 1)
    return true
  }
  const scan = ({ code, field }: Scan) => {
    const barcode = cleanCode(code)
    const list = { barcode: draft.barcode, bags: allBags(state), scanned }
    match(scanTarget(barcode, list, field === 'barcode'))
      .with('current', () => {
        form.change('barcode', barcode)
        afterCode(form, { ...draft, barcode }, { bags: allBags(state), config: facts.config })
      })
      .with('known', () =>
        notify({ tone: 'warning', key: 'deposits.scanned.known', values: { code: barcode } }),
      )
      .with('next', () => store.set({ scanned: [...scanned, barcode] }))
      .exhaustive()
  }
  const remove = ({ bag }: { readonly bag: DepositBag }) => {
    const left = bags.filter(({ id }) => id !== bag.id)
    const leftEarlier = earlier.filter(({ id }) => id !== bag.id)
    store.set({ bags: left, earlier: leftEarlier })
    if ((step === 'earlier' ? leftEarlier : left).length === 0) setStep('form')
    setBegun(begun + 1)
  }
  const change = ({ bag }: { readonly bag: DepositBag }) => {
    if (!canChangeBag(bag) || (hasBag(draft) && !add())) return
    setRejections(
      booking.issuesOf(bag.id).map((found) => ({ ...found, path: depositFieldOf(found.path) ?? found.path })),
    )
    const { draft: next, bags: listed, earlier: ahead, scanned: later } = store.state.get()
    store.set({
      draft: bag.draft,
      bags: listed.filter(({ id }) => id !== bag.id),
      earlier: ahead.filter(({ id }) => id !== bag.id),
      // If the empty form already contains a scanned code for the next bag, this code is returned to the list of
      // scanned codes.
      scanned: next.barcode === '' ? later : [next.barcode, ...later],
      isBooking: false,
    })
    setStep('form')
    setBegun(begun + 1)
  }
  const begin = (next: DepositDraft) => {
    formState.restart()
    setRejections([])
    store.set({ draft: next, bags: [], scanned: [], isBooking: false })
    setStep('form')
    setBegun(begun + 1)
  }
  /**
   * Begins the next deposit. Bags of the previous deposit that wait for the connection are sent before the bags of the
   * next deposit. (DPS-63)
   */
  const beginNext = () => {
    const last = bags.at(-1)?.draft ?? draft
    store.set({ earlier: bagsAhead(earlier, bags) })
    begin(nextDepositDraft(last, facts))
  }
  const clearAll = () => {
    const before = store.state.get()
    begin(emptyDepositDraft(facts))
    const restore = () => {
      const since = store.state.get()
      store.set({
        draft: hasBag(since.draft) ? since.draft : before.draft,
        bags: restoredBags(before.bags, since.bags),
        scanned: [...new Set([...before.scanned, ...since.scanned])],
      })
    }
    const undo = { subject: 'deposit', label: t('deposits.restore'), onUndo: restore }
    notify({ tone: 'success', key: 'deposits.cleared', undo })
  }
  const book = () => {
    for (const { draft: sent } of bags) {
      if (sent.servicePointId !== undefined) recent.add(sent.servicePointId)
      choices.add(sent)
    }
    setStep('outcome')
    booking.book()
  }
  const nextOf = (shown: 'outcome' | 'earlier') => {
    if (shown === 'earlier') return () => setStep('form')
    return canBeginNext(bags) ? beginNext : undefined
  }
  // If all waiting bags of earlier deposits were booked in the meantime, this step has nothing to show, so the page
  // returns to the form.
  useEffect(() => {
    if (step === 'earlier' && earlier.length === 0) setStep('form')
  }, [step, earlier.length])
  const bookOnceRead = useEffectEvent(() => {
    setBookClicked(false)
    if (isConfirmed) book()
  })
  useEffect(() => {
    if (isBookClicked && !isReading) bookOnceRead()
  }, [isBookClicked, isReading])

  return (
    <TodayIn timeZone={timeZone}>
      <DepositLayout
        title={t('nav.deposit')}
        aside={
          <LatestDeposits
            deposits={latest}
            timeZone={timeZone}
            historyLink={<Link href={historyAddress(draft.servicePointId)}>{t('deposits.history')}</Link>}
          />
        }
      >
        <ZoneNote timeZones={[timeZone]} now={now} />
        {match(step)
          .with('form', () => (
            <DepositForm
              form={form}
              facts={facts}
              bags={bags}
              earlier={earlier}
              notice={<EarlierBags {...booking.ofEarlier} onShow={() => setStep('earlier')} />}
              decision={decision}
              commodities={commodities}
              recentIds={recentIds}
              isDirty={hasBag(draft) || bags.length > 0 || scanned.length > 0}
              onAdd={add}
              scanned={scanned}
              onForget={({ code }) => {
                store.set({ scanned: scanned.filter((each) => each !== code) })
                form.lead('barcode')
              }}
              onCode={scan}
              onReview={() => {
                const isComplete = bags.length > 0 && scanned.length === 0 && !hasBag(draft)
                // A bag whose code was scanned in advance has no amount yet, so it can't be booked.
                if (!isComplete && (!add() || hasBag(store.state.get().draft))) return
                rereadLatest()
                setStep('check')
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
              bags={unbooked}
              facts={facts}
              doubts={doubts}
              isConfirmed={isConfirmed}
              onConfirm={({ value }) => setConfirmed(value ? doubtKeys : [])}
              isBusy={isBookClicked}
              onBack={() => {
                setBookClicked(false)
                setStep('form')
              }}
              onBook={() => setBookClicked(true)}
            />
          ))
          .with('outcome', 'earlier', (shown) => (
            <DepositOutcome
              bags={shown === 'earlier' ? earlier : bags}
              facts={facts}
              timeZone={timeZone}
              provider={brand.product}
              userName={`${user.name} ${user.lastName}`.trim() || user.username}
              isSending={booking.isSending}
              waiting={booking.waiting}
              failure={booking.failure}
              numberOf={(bag) => numberOf(bag, facts)}
              reasonOf={booking.reasonOf}
              onSend={shown === 'earlier' ? booking.sendEarlier : book}
              onChange={change}
              onRemove={remove}
              onNext={nextOf(shown)}
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
          finalFocus={() =>
            isScanned.current ? document.getElementById(form.controlId('totalAmount')) : null
          }
        />
      </DepositLayout>
    </TodayIn>
  )
}

const historyAddress = (point: number | undefined): string =>
  point === undefined ? '/deposit/history' : `/deposit/history?point=${point}`

/** The number under which a bag is booked: the session id of its deposit. */
const numberOf = ({ draft }: DepositBag, { points, config }: DepositFacts): string | undefined => {
  const point = points.find(({ id }) => id === draft.servicePointId)
  const deviceId = point?.deviceId
  return draft.firstSentAt === undefined || !deviceId
    ? undefined
    : depositSessionId({
        at: new Date(draft.firstSentAt),
        deviceId,
        timeZone: depositTimeZone(point, config),
      })
}
