import { Toaster as ChakraToaster, chakra, createToaster, defineSlotRecipe, Toast } from '@chakra-ui/react'
import { toastAnatomy } from '@chakra-ui/react/anatomy'
import { TOAST_HIDE_MS } from '@remesa/domain/kernel'
import { CircleCheckBig, CircleX, TriangleAlert, X } from 'lucide-react'
import { useT } from '../../i18n'

export type ToastTone = 'success' | 'warning' | 'danger'

export interface ToastMessage {
  readonly tone: ToastTone
  readonly text: string
  readonly description?: string | undefined
}

const store = createToaster({
  placement: 'bottom',
  // Counted while nobody points at it.
  duration: TOAST_HIDE_MS,
  pauseOnPageIdle: true,
  max: 4,
  overlap: false,
})

/** Says something for four seconds at the bottom of the page; longer while the pointer or the focus is on it. */
export function showToast({ tone, text, description }: ToastMessage): void {
  const type = tone === 'danger' ? 'error' : tone
  // Adding while React renders would warn: the microtask puts it right behind.
  queueMicrotask(() =>
    store.create({ type, title: text, ...(description === undefined ? {} : { description }) }),
  )
}

/** Takes all toasts away, as when the session ends. */
export const clearToasts = (): void => store.dismiss()

const toastRecipe = defineSlotRecipe({
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
    title: { fontWeight: 'medium' },
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

const icons = { success: CircleCheckBig, warning: TriangleAlert, error: CircleX } as const

const iconOf = (type: string | undefined) =>
  type === 'warning' ? icons.warning : type === 'error' ? icons.error : icons.success

/** Where toasts appear. Once per page. */
export function Toaster() {
  const t = useT()
  return (
    <ChakraToaster toaster={store} insetInline={{ mdDown: '4' }}>
      {(toast) => {
        const Icon = iconOf(toast.type)
        return (
          <Toast.Root recipe={toastRecipe}>
            <Icon aria-hidden="true" size={18} />
            <chakra.div minW="0">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
            </chakra.div>
            <Toast.CloseTrigger aria-label={t('action.close')}>
              <X aria-hidden="true" size={14} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )
      }}
    </ChakraToaster>
  )
}
