import { Toaster as ChakraToaster, chakra, createToaster, defineSlotRecipe, Toast } from '@chakra-ui/react'
import { toastAnatomy } from '@chakra-ui/react/anatomy'
import { TOAST_HIDE_MS, TOAST_UNDO_MS } from '@remesa/domain/kernel'
import { CircleCheckBig, CircleX, TriangleAlert, X } from 'lucide'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'

/** The tone of a toast: a success, a warning, or a failure. */
export type ToastTone = 'success' | 'warning' | 'danger'

/** A link in the text of a toast. */
export interface ToastLink {
  /** The words of the toast's text that are linked. If the text does not contain them, the link is added after it. */
  readonly text: string
  /** Accessible name of the link, which must contain `text`. */
  readonly label: string
  readonly href: string
  /** Follows the link without reloading the page. */
  readonly onFollow: () => void
}

/** The undo button of a toast about a change. A toast with this button stays for ten seconds. */
export interface ToastUndo {
  /** Name of the changed record. A newer toast about the same record replaces this one. */
  readonly subject: string
  readonly label: string
  readonly onUndo: () => void
}

/** The next step for the user, as a button in the toast. */
export interface ToastAction {
  readonly text: string
  readonly onAction: () => void
}

/** The contents of a toast. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly text: string
  readonly description?: string | undefined
  readonly link?: ToastLink | undefined
  /** The next step for the user. A toast has one button, so it can't have both `action` and `undo`. */
  readonly action?: ToastAction | undefined
  readonly undo?: ToastUndo | undefined
}

const store = createToaster({
  placement: 'bottom',
  // While the cookie notice is shown, toasts are above the notice.
  offsets: { top: '1rem', left: '1rem', right: '1rem', bottom: 'calc(var(--bottom-notice, 0px) + 1rem)' },
  // While the pointer is on a toast, its time does not run.
  duration: TOAST_HIDE_MS,
  pauseOnPageIdle: true,
  max: 4,
  overlap: false,
})

let count = 0

/** Ids of the toasts with an undo button, by the name of the changed record. */
const offers = new Map<string, string>()

/**
 * Shows a message at the bottom of the page for four seconds, or for ten seconds with an undo button. The message stays
 * while the pointer or the focus is on it.
 */
export function showToast({ tone, text, description, link, action, undo }: ToastMessage): void {
  const type = tone === 'danger' ? 'error' : tone
  count += 1
  const id = `toast-${count}`
  if (undo !== undefined) {
    const last = offers.get(undo.subject)
    if (last !== undefined) store.dismiss(last)
    offers.set(undo.subject, id)
  }
  // React warns if a toast is added during a render, so it is added in a microtask right after the render.
  queueMicrotask(() =>
    store.create({
      id,
      type,
      title: link ? <LinkedText text={text} link={link} onFollowed={() => store.dismiss(id)} /> : text,
      ...(description === undefined ? {} : { description }),
      ...(action === undefined ? {} : { action: { label: action.text, onClick: action.onAction } }),
      ...(undo === undefined ? {} : undoParts(undo, id)),
    }),
  )
}

const undoParts = ({ subject, label, onUndo }: ToastUndo, id: string) => ({
  duration: TOAST_UNDO_MS,
  action: { label, onClick: onUndo },
  onStatusChange: ({ status }: { readonly status: string }) => {
    if (status === 'unmounted' && offers.get(subject) === id) offers.delete(subject)
  },
})

/** Removes all toasts, for example when the session ends. */
export const clearToasts = (): void => store.remove()

export const toastRecipe = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  className: 'r-toast',
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(26rem, calc(100vw - 2rem))',
      px: '4',
      py: '3',
      bg: 'surface.inverted',
      color: 'fg.inverted',
      borderRadius: 'md',
      boxShadow: 'raised',
      textStyle: 'sm',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      transition: 'translate 240ms, opacity 200ms',
      '& > svg': { flexShrink: 0, marginTop: '1px' },
      '&[data-type=success] > svg': { color: 'success.inverted' },
      '&[data-type=warning] > svg': { color: 'warning.inverted' },
      '&[data-type=error] > svg': { color: 'danger.inverted' },
    },
    title: {
      fontWeight: 'medium',
      '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'sm' },
      '& a:focus-visible': { outlineColor: 'currentColor' },
    },
    actionTrigger: {
      flexShrink: 0,
      marginInlineStart: '-2',
      px: '2',
      minH: '6',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      '&:focus-visible': { outlineColor: 'currentColor' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: 0,
      marginInlineStart: 'auto',
      borderRadius: 'sm',
      cursor: 'pointer',
      '&:focus-visible': { outlineColor: 'currentColor' },
    },
  },
})

interface LinkedTextProps {
  readonly text: string
  readonly link: ToastLink
  readonly onFollowed: () => void
}

function LinkedText({ text, link, onFollowed }: LinkedTextProps) {
  const at = text.indexOf(link.text)
  const [before, after] = at < 0 ? [`${text} `, ''] : [text.slice(0, at), text.slice(at + link.text.length)]
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (isElsewhere) return
    event.preventDefault()
    onFollowed()
    link.onFollow()
  }
  return (
    <>
      {before}
      <a href={link.href} aria-label={link.label} onClick={follow}>
        {link.text}
      </a>
      {after}
    </>
  )
}

export const toastIcons = { success: CircleCheckBig, warning: TriangleAlert, error: CircleX } as const

const iconOf = (type: string | undefined) =>
  type === 'warning' ? toastIcons.warning : type === 'error' ? toastIcons.error : toastIcons.success

/**
 * Props that let Tab move through the toasts as through other parts of the page. While a toast has the focus, it
 * does not expire. Without these props, the library would move the focus back some seconds later, even from another
 * control.
 */
const usePassingFocus = () => {
  const cameFrom = useRef<HTMLElement>(undefined)
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.currentTarget.contains(event.relatedTarget)) return
      cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : undefined
      store.pause()
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      event.stopPropagation()
      if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
    },
    /**
     * Returns the focus to the element that had it before the toast, because the focus would be lost when the toast
     * closes.
     */
    returnFocus: () => cameFrom.current?.focus({ preventScroll: true }),
  }
}

/** The style that places the action below the text if it does not fit on the line of the text. */
const textAndAction = { display: 'flex', flexWrap: 'wrap', columnGap: '2', rowGap: '1', flex: '1', minW: '0' }

/**
 * The position of toasts over a dialog. On phones a dialog fills the screen, so toasts are above the buttons of the
 * dialog.
 */
const overFooter = { 'html:has(.r-dialog__footer) &': { mdDown: { translate: '0 -5rem' } } }

/** The region in which toasts appear. A page has only one such region. */
export function Toaster() {
  const t = useT()
  const { onFocus, onBlur, returnFocus } = usePassingFocus()
  return (
    <ChakraToaster
      toaster={store}
      insetInline={{ mdDown: '4' }}
      css={overFooter}
      aria-label={t('toast.region')}
    >
      {(toast) => {
        const icon = iconOf(toast.type)
        return (
          <Toast.Root recipe={toastRecipe} onFocus={onFocus} onBlur={onBlur}>
            <Icon of={icon} size={18} />
            <chakra.div css={textAndAction}>
              <chakra.div flex="1 1 auto" minW="0">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description !== undefined && (
                  <Toast.Description>{toast.description}</Toast.Description>
                )}
              </chakra.div>
              {toast.action !== undefined && (
                <Toast.ActionTrigger onClick={returnFocus}>{toast.action.label}</Toast.ActionTrigger>
              )}
            </chakra.div>
            <Toast.CloseTrigger aria-label={t('action.close')} onClick={returnFocus}>
              <Icon of={X} size={14} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </ChakraToaster>
  )
}
