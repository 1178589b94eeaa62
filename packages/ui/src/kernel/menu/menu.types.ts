import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

/** Something that is done when it is chosen. */
export interface MenuAction {
  readonly kind: 'action'
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A second line: what it does, or what it belongs to. */
  readonly description?: string | undefined
  /** Why it can't be done now. It keeps its place, and its second line says this. */
  readonly disabledReason?: string | undefined
  /** Can't be taken back. */
  readonly isDanger?: boolean | undefined
  readonly onSelect: () => void
}

/** One of a few values. Choosing closes the menu. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly id: string
  /** Heading of the group. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: string) => void
}

export interface MenuSeparator {
  readonly kind: 'separator'
  readonly id: string
}

export type MenuEntry = MenuAction | MenuChoice | MenuSeparator

/** What the button of a menu must carry. */
export interface MenuTriggerAttributes
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
  > {
  readonly ref: Ref<HTMLButtonElement>
}

export interface MenuProps {
  readonly entries: readonly MenuEntry[]
  /** Draws the button, whose name is also that of the list. */
  readonly children: (attributes: MenuTriggerAttributes) => ReactNode
}

export interface MenuContentProps extends Pick<MenuProps, 'entries'> {
  readonly triggerId: string
  readonly isOpen: boolean
  /** It has closed with the focus in it, which goes back to the button. */
  readonly onClosed: () => void
  readonly onClose: () => void
}
