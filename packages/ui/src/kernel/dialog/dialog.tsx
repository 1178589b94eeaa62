import { chakra, Dialog as Parts } from '@chakra-ui/react'
import { X } from 'lucide'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useT } from '../../i18n'
import { IconButton } from '../button/button'
import { Layer } from '../floating/layer-host'
import { hasOpenPanel } from '../floating/use-floating'
import { Icon } from '../icon/icon'
import { wholeCodes } from '../texts/whole-codes'
import { dialogRecipe } from './dialog.recipe'
import { staysOpen } from './stays-open'
import { useEarlyEscape } from './use-early-escape'
import { useOverflow } from './use-overflow'
import { usePresence } from './use-presence'

/** The way in which the user asked to close the dialog. */
export type DialogCloseReason = 'escape' | 'button'

export interface DialogProps {
  readonly isOpen: boolean
  /**
   * Called when the user asks to close the dialog. It is not called for a click outside the dialog, or for Escape
   * while `isDirty` is set. If it is `undefined`, the user can't close the dialog.
   */
  readonly onClose?: ((detail: { readonly reason: DialogCloseReason }) => void) | undefined
  readonly title: string
  readonly description?: ReactNode
  /** Width of the dialog: `sm` for a short question, which does not fill the screen on phones. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Position of the dialog: `end` for a sheet of fixed size at the end of the page. */
  readonly placement?: 'center' | 'end'
  /** The record or page that the dialog is about, shown next to the title. */
  readonly context?: ReactNode
  /**
   * Whether Escape must leave the dialog open at present. For a dialog with typed values, use `useDiscard`, which
   * asks in `onClose`.
   */
  readonly isDirty?: boolean | undefined
  /**
   * Whether the dialog is a question that must be answered. A screen reader then announces the dialog at once. The
   * dialog has no close button, and does not fill the screen on phones.
   */
  readonly isAlert?: boolean | undefined
  /** Buttons at the bottom of the dialog. The main button is last. */
  readonly footer?: ReactNode
  /** Element that gets the focus first; by default the first control in the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * Element that gets the focus after closing; by default, or if the function returns `null`, the element that had
   * the focus before.
   */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
  readonly children?: ReactNode
}

/**
 * A modal window over the page. While the window is open, the focus stays inside. When it closes, the focus returns
 * to the element that had it before.
 */
export function Dialog(props: DialogProps) {
  const { isPresent, onGone } = usePresence(props.isOpen)
  return isPresent && <PresentDialog {...props} onGone={onGone} />
}

function PresentDialog(props: DialogProps & { readonly onGone: () => void }) {
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'md',
    placement,
    isDirty = false,
    isAlert = false,
  } = props
  const { footer, initialFocus, finalFocus, children } = props
  const t = useT()
  const content = useRef<HTMLDivElement>(null)
  useEarlyEscape({
    isOpen,
    content,
    onEscape: () => {
      if (!isDirty) onClose?.({ reason: 'escape' })
    },
  })
  return (
    <Parts.Root
      recipe={dialogRecipe}
      open={isOpen}
      size={placement === 'end' ? 'full' : size}
      {...(isAlert || size === 'sm' ? { fill: 'never' } : {})}
      role={isAlert ? 'alertdialog' : 'dialog'}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      {...staysOpen}
      closeOnEscape={onClose !== undefined && !isDirty}
      onEscapeKeyDown={(event) => {
        if (hasOpenPanel()) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (!open) onClose?.({ reason: 'escape' })
      }}
      onExitComplete={props.onGone}
      initialFocusEl={() => initialFocus?.current ?? firstControl(content.current)}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
    >
      <Layer>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={content}>
            <Parts.Header>
              <Parts.Title>{wholeCodes(title)}</Parts.Title>
              {props.context !== undefined && (
                <chakra.div flex="1" minW="0">
                  {props.context}
                </chakra.div>
              )}
              {onClose !== undefined && !isAlert && (
                <IconButton
                  label={t('action.close')}
                  icon={<Icon of={X} size={20} />}
                  onClick={() => onClose({ reason: 'button' })}
                />
              )}
            </Parts.Header>
            <Body title={title} description={description}>
              {children}
            </Body>
            {footer !== undefined && <Parts.Footer>{footer}</Parts.Footer>}
          </Parts.Content>
        </Parts.Positioner>
      </Layer>
    </Parts.Root>
  )
}

/** The first field in a dialog. `null` if there is no field: a screen reader then reads the dialog from its beginning. */
const firstControl = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea') ?? content

function Body({ title, description, children }: Pick<DialogProps, 'title' | 'description' | 'children'>) {
  const box = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(box)
  return (
    <Parts.Body ref={box} {...(isOverflowing ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
      {description !== undefined && (
        <Parts.Description asChild>
          <div>{description}</div>
        </Parts.Description>
      )}
      {children}
    </Parts.Body>
  )
}
