import { manageableRequestTypes } from '@remesa/domain/orders'
import { servicePointTimeZone } from '@remesa/domain/service-points'
import { DraftOfferDialog } from '@remesa/ui/orders'
import { useEffect, useState } from 'react'
import { useClock } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { local, ofTab, storedText, userKey } from '../../kernel/storage'
import { createDraftStore, createTabDraft, type ResumedOrder, resumeDraft, type TabDraft } from '../drafts'
import { NewOrderForm, type NewOrderProps } from './new-order-form'
import type { PastKey } from './use-repeat'

interface Course {
  /**
   * Identifies what the form is open for: the service point and the former order to repeat, if there is one. Empty
   * while the form is closed.
   */
  readonly opened: string
  /**
   * Whether the form was opened without a service point. When the user chooses a service point, the form asks
   * whether to continue a draft for this point.
   */
  readonly isPlaceless: boolean
  /** Whether this draft was sent as orders for several days. The form then begins with a new draft. */
  readonly isSpent: boolean
  /** The number of orders that were started or continued. Each of them has its own state machine. */
  readonly count: number
  /** The draft of an earlier order that the user was last asked to continue. */
  readonly offer: ResumedOrder | undefined
  readonly isOffered: boolean
  /**
   * Whether the draft was found while an order was in the form, because the user chose another service point. If the
   * user does not continue the draft, the form keeps its order.
   */
  readonly isBesideOrder: boolean
  /**
   * Whether the question about the draft is closing. The form opens only after the question has closed; otherwise
   * the form would close with the question.
   */
  readonly isAnswered: boolean
  readonly resumed: ResumedOrder | undefined
  /** The former order whose values the current order repeats. */
  readonly past: PastKey | undefined
}

/** The dialog of a new order. If there is an earlier draft, the dialog first asks whether to continue it. (DRF-7) */
export function NewOrder(props: NewOrderProps) {
  const { isOpen, presetType, repeatId, isReplacement, servicePoint, currencies = [], onGivenUp } = props
  const { ability, brand, config, user } = usePortal()
  const clock = useClock()
  const tabDraft = useTabDraft()
  const [course, setCourse] = useState<Course>({
    opened: '',
    isPlaceless: false,
    isSpent: false,
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
    const draft = servicePoint && tabDraft.offered(servicePoint.id, { isLeft })
    const manageable = manageableRequestTypes(ability)
    const facts = { config, user, brand, currencies, servicePoint, manageable }
    return draft && resumeDraft(draft, facts, clock())
  }
  const wanted =
    presetType === undefined || repeatId === undefined
      ? undefined
      : { type: presetType, serviceId: repeatId, isReplacement }
  const opened = isOpen ? JSON.stringify(['new', wanted, servicePoint?.id]) : ''
  if (course.opened !== opened) {
    const isPlaceless = isOpen && servicePoint === undefined
    // A new order that is opened from the list of all points begins without the service point of the previous order.
    const isOther =
      isOpen && (!isSame(wanted, course.past) || (course.opened === '' && (isPlaceless || course.isSpent)))
    const found = isOpen ? findOffer(isOther || course.isPlaceless) : undefined
    // A user who repeats an order does not want to continue a draft. The form asks only about a draft that may have
    // been sent.
    const offer = wanted === undefined || found?.isUncertain ? found : undefined
    setCourse({
      ...course,
      opened,
      isPlaceless,
      isSpent: !isOther && course.isSpent,
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
        tabDraft={tabDraft}
        resumed={resumed}
        past={past}
        onSpent={() => setCourse((last) => ({ ...last, isSpent: true }))}
        onSaved={() => setCourse((last) => ({ ...last, past: undefined }))}
      />
      {offer !== undefined && servicePoint !== undefined && (
        <DraftOfferDialog
          isOpen={isOpen && isOffered}
          type={offer.type}
          servicePoint={servicePoint.description}
          typedAt={new Date(offer.typedAt)}
          moved={offer.moved}
          isUncertain={offer.isUncertain}
          timeZone={servicePointTimeZone(servicePoint, user)}
          onContinue={() => {
            tabDraft.adopt(servicePoint.id, offer.id)
            begin(offer)
          }}
          onStartOver={() => {
            tabDraft.refuse(servicePoint.id, offer.id)
            if (course.isBesideOrder) setCourse({ ...course, isOffered: false, isAnswered: true })
            else begin(undefined)
          }}
          onClose={onGivenUp}
        />
      )}
    </>
  )
}

const isSame = (one: PastKey | undefined, other: PastKey | undefined): boolean =>
  one?.type === other?.type &&
  one?.serviceId === other?.serviceId &&
  one?.isReplacement === other?.isReplacement

const TAB_KEY = 'remesa.order-draft'

/** The store of the user's drafts. It stores the last changes at once when the page may be closed. */
const useTabDraft = (): TabDraft => {
  const { user } = usePortal()
  const clock = useClock()
  const now = () => clock().getTime()
  const [tabDraft] = useState(() =>
    createTabDraft(
      createDraftStore({ storage: local, owner: userKey(user), now }),
      storedText(ofTab, TAB_KEY),
      now,
    ),
  )
  useEffect(() => {
    window.addEventListener('pagehide', tabDraft.flush)
    document.addEventListener('visibilitychange', tabDraft.flush)
    return () => {
      window.removeEventListener('pagehide', tabDraft.flush)
      document.removeEventListener('visibilitychange', tabDraft.flush)
      tabDraft.flush()
    }
  }, [tabDraft])
  return tabDraft
}
