import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

/** An entry of a menu that performs an action. */
export interface MenuAction {
  readonly kind: 'action'
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A second line of the entry: the effect of the action, or the record that it concerns. */
  readonly description?: string | undefined
  /**
   * The reason why the action is not possible now, shown as the second line of the entry. The disabled entry keeps its
   * position.
   */
  readonly disabledReason?: string | undefined
  /** Whether the menu stays open after the action and shows its result. */
  readonly staysOpen?: boolean | undefined
  /** Whether the action can't be undone. */
  readonly isDanger?: boolean | undefined
  readonly onSelect: () => void
}

/** A group of values in a menu, of which one is chosen. Choosing a value closes the menu. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly id: string
  /** Heading of the group of values. */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: string) => void
}

/** An entry for a setting that is on or off. A click changes the setting and closes the menu. */
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

/** A text line in a menu without entries: the entries are being loaded, or there are none. */
export interface MenuNote {
  readonly kind: 'note'
  readonly id: string
  readonly text: string
}

/** An entry of a menu. */
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
  /** Renders the button. The accessible name of the button is the name of the list, too. */
  readonly children: (attributes: MenuTriggerAttributes) => ReactNode
}

/** Props of a menu's list that come from the menu's button. */
export interface MenuListProps {
  readonly triggerId: string
  readonly isOpen: boolean
  /** Called when the menu has closed while the focus was inside it. The focus then returns to the button. */
  readonly onClosed: () => void
  readonly onClose: () => void
}

export interface MenuContentProps extends MenuListProps, Pick<MenuProps, 'entries'> {}

export interface MenuButtonProps extends Pick<MenuProps, 'children'> {
  /** Renders the list of entries as `MenuContent`, in a lazy component. */
  readonly list: (props: MenuListProps) => ReactNode
  /** Called when the button is pointed at or focused, because the list may be needed soon. */
  readonly onIntent: () => void
}
