import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

/** An action. */
export interface MenuAction {
  readonly kind: 'action'
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A second line: the effect of the action, or its object. */
  readonly description?: string | undefined
  /** The reason why the action is not possible now, shown as its second line. The action keeps its place. */
  readonly disabledReason?: string | undefined
  /** The menu stays open after the action, and shows the result. */
  readonly staysOpen?: boolean | undefined
  /** The action can't be undone. */
  readonly isDanger?: boolean | undefined
  readonly onSelect: () => void
}

/** One of a few values. Choosing a value closes the menu. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly id: string
  /** Heading of the group. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: string) => void
}

/** A setting that is on or off. A click closes the menu. */
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

/** A line instead of entries: they are being loaded, or the menu has no entries. */
export interface MenuNote {
  readonly kind: 'note'
  readonly id: string
  readonly text: string
}

export type MenuEntry = MenuAction | MenuChoice | MenuCheck | MenuSeparator | MenuNote

/** Attributes that the button of a menu needs. */
export interface MenuTriggerAttributes
  extends Pick<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
  > {
  readonly ref: Ref<HTMLButtonElement>
}

export interface MenuProps {
  readonly entries: readonly MenuEntry[]
  /** Renders the button. Its accessible name is also the name of the list. */
  readonly children: (attributes: MenuTriggerAttributes) => ReactNode
}

/** Properties of a menu's list that depend on its button. */
export interface MenuListProps {
  readonly triggerId: string
  readonly isOpen: boolean
  /** Called when the menu has closed with the focus inside: the focus returns to the button. */
  readonly onClosed: () => void
  readonly onClose: () => void
}

export interface MenuContentProps extends MenuListProps, Pick<MenuProps, 'entries'> {}

export interface MenuButtonProps extends Pick<MenuProps, 'children'> {
  /** Renders the list, as `MenuContent`, in a lazy component that knows the entries. */
  readonly list: (props: MenuListProps) => ReactNode
  /** The pointer or the focus is on the button: the list may be needed soon. */
  readonly onIntent: () => void
}
