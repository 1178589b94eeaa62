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
  /** The menu stays open after it, and shows what came of it. */
  readonly staysOpen?: boolean | undefined
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

/** Something that is on or off. Pressing it closes the menu. */
export interface MenuCheck {
  readonly kind: 'check'
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export interface MenuSeparator {
  readonly kind: 'separator'
  readonly id: string
}

/** A line that says something in place of entries: that they are being loaded, or that there are none. */
export interface MenuNote {
  readonly kind: 'note'
  readonly id: string
  readonly text: string
}

export type MenuEntry = MenuAction | MenuChoice | MenuCheck | MenuSeparator | MenuNote

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

/** What the list of a menu must know about its button. */
export interface MenuListProps {
  readonly triggerId: string
  readonly isOpen: boolean
  /** It has closed with the focus in it, which goes back to the button. */
  readonly onClosed: () => void
  readonly onClose: () => void
}

export interface MenuContentProps extends MenuListProps, Pick<MenuProps, 'entries'> {}

export interface MenuButtonProps extends Pick<MenuProps, 'children'> {
  /** Draws the list, as `MenuContent`, in a part that is fetched late and knows the entries. */
  readonly list: (props: MenuListProps) => ReactNode
  /** The pointer or the focus is on the button: the list may be needed soon. */
  readonly onIntent: () => void
}
