import { manageableRequestTypes } from '@remesa/domain/orders'
import { DraftOfferDialog } from '@remesa/ui/orders'
import { useEffect, useState } from 'react'
import { usePortal } from '../../kernel/state'
import { local, ofTab, storedText, userKey } from '../../kernel/storage'
import type { OrderKey } from '../address'
import {
  createDraftKeeper,
  createDraftStore,
  type DraftKeeper,
  type ResumedOrder,
  resumeDraft,
} from '../drafts'
import { NewOrderForm, type NewOrderProps } from './new-order-form'

interface Course {
  /** What was open last: nothing, an empty order, or one like a former one. */
  readonly opened: string
  /** Each order that is started or continued has its own machine. */
  readonly count: number
  /** The draft that was offered last. */
  readonly offer: ResumedOrder | undefined
  readonly isOffered: boolean
  /** It was found when another point was chosen in the form, whose order goes on unless the draft is continued. */
  readonly isBesideOrder: boolean
  /** The offer is closing: a dialog that opens over another one would close with it. */
  readonly isAnswered: boolean
  readonly resumed: ResumedOrder | undefined
  /** The former order that the order under way repeats. */
  readonly past: OrderKey | undefined
}

/** One new order. If there is an earlier draft of it, the draft is offered before the form opens. (DRF-7) */
export function NewOrder(props: NewOrderProps) {
  const { isOpen, presetType, repeatId, servicePoint, currencies = [], onGivenUp } = props
  const { ability, brand, config, timeZone, user } = usePortal()
  const keeper = useDraftKeeper()
  const [course, setCourse] = useState<Course>({
    opened: '',
    count: 0,
    offer: undefined,
    isOffered: false,
    isBesideOrder: false,
    isAnswered: false,
    resumed: undefined,
    past: undefined,
  })
  const { isAnswered } = course
  useEffect(() => {
    if (!isAnswered) return
    const timer = setTimeout(() => setCourse((last) => ({ ...last, isAnswered: false })))
    return () => clearTimeout(timer)
  }, [isAnswered])

  const findOffer = (isLeft: boolean): ResumedOrder | undefined => {
    const draft = servicePoint && keeper.offered(servicePoint.id, { isLeft })
    const manageable = manageableRequestTypes(ability)
    const facts = { config, user, brand, timeZone, currencies, servicePoint, manageable }
    return draft && resumeDraft(draft, facts, new Date())
  }
  const wanted =
    presetType === undefined || repeatId === undefined ? undefined : { type: presetType, serviceId: repeatId }
  const opened = isOpen ? JSON.stringify(['new', wanted, servicePoint?.id]) : ''
  if (course.opened !== opened) {
    const isOther = isOpen && !isSame(wanted, course.past)
    const found = isOpen ? findOffer(isOther) : undefined
    // Who repeats an order wants that one, unless another may exist already without them knowing.
    const offer = wanted === undefined || found?.isUncertain ? found : undefined
    setCourse({
      ...course,
      opened,
      offer: offer ?? course.offer,
      isOffered: offer !== undefined,
      isBesideOrder: course.opened !== '' && !isOther,
      ...(isOther ? { count: course.count + 1, resumed: undefined, past: wanted } : {}),
    })
  }
  const { count, offer, isOffered, resumed, past } = course
  const begin = (draft: ResumedOrder | undefined) =>
    setCourse({
      ...course,
      count: count + 1,
      isOffered: false,
      isAnswered: true,
      resumed: draft,
      past: draft === undefined ? wanted : undefined,
    })

  return (
    <>
      <NewOrderForm
        {...props}
        key={count}
        isOpen={isOpen && !isOffered && !isAnswered}
        keeper={keeper}
        resumed={resumed}
        past={past}
        onSaved={(order) => {
          setCourse((last) => ({ ...last, past: undefined }))
          props.onSaved(order)
        }}
      />
      {offer !== undefined && servicePoint !== undefined && (
        <DraftOfferDialog
          isOpen={isOpen && isOffered}
          type={offer.type}
          servicePoint={servicePoint.description}
          typedAt={new Date(offer.typedAt)}
          moved={offer.moved}
          isUncertain={offer.isUncertain}
          timeZone={timeZone}
          onContinue={() => {
            keeper.adopt(servicePoint.id, offer.id)
            begin(offer)
          }}
          onStartOver={() => {
            keeper.refuse(servicePoint.id, offer.id)
            if (course.isBesideOrder) setCourse({ ...course, isOffered: false, isAnswered: true })
            else begin(undefined)
          }}
          onClose={onGivenUp}
        />
      )}
    </>
  )
}

const isSame = (one: OrderKey | undefined, other: OrderKey | undefined): boolean =>
  one?.type === other?.type && one?.serviceId === other?.serviceId

const TAB_KEY = 'remesa.order-draft'

/** The keeper of this user's drafts, which writes pending changes as soon as the page may go away. */
const useDraftKeeper = (): DraftKeeper => {
  const { user } = usePortal()
  const [keeper] = useState(() =>
    createDraftKeeper(
      createDraftStore({ storage: local, owner: userKey(user), now: Date.now }),
      storedText(ofTab, TAB_KEY),
      Date.now,
    ),
  )
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return keeper
}
