import type { SystemContext } from '@chakra-ui/react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useT } from '../../i18n'
import { cachedStyle } from '../styles/cached-style'
import { HiddenText } from '../texts/hidden-text'
import { Explained } from '../tooltip/explained'
import { tooltip } from '../tooltip/tooltip'
import { buttonRecipe } from './button.recipe'
import { Spinner } from './spinner'

type ButtonLook = {
  readonly variant?: ButtonProps['variant']
  readonly size?: ButtonProps['size'] | 'icon' | 'more'
}

const lookOf = (system: SystemContext, look: Partial<ButtonLook>) => system.cva(buttonRecipe)(look)

const ButtonBase = cachedStyle('button', lookOf)

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children' | 'color'>

export interface ButtonProps extends Attributes {
  readonly variant?: 'primary' | 'ink' | 'secondary' | 'ghost' | 'danger' | 'shell'
  /** Size of the button: `lg` for use with gloves on a touch screen. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** The icon before the text. It is hidden from screen readers. */
  readonly icon?: ReactNode
  /**
   * Whether the action of the button is in progress. The button then ignores clicks, and shows a spinner beside its
   * text.
   */
  readonly isBusy?: boolean | undefined
  /**
   * The reason why the button can't be used now, shown on focus and hover. A disabled button stays in the tab order.
   */
  readonly disabledReason?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

const ignore = (event: MouseEvent): void => event.preventDefault()

/** A button with a text. */
export function Button({
  icon,
  isBusy = false,
  disabledReason,
  variant,
  size,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const t = useT()
  const button = (
    <ButtonBase
      type="button"
      {...rest}
      look={{ variant, size }}
      onClick={isBusy ? ignore : onClick}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
      {isBusy && <HiddenText>, {t('text.loading')}</HiddenText>}
    </ButtonBase>
  )
  return <Explained reason={isBusy ? undefined : disabledReason}>{button}</Explained>
}

export interface IconButtonProps extends Attributes {
  /** The action and its object: `Details of order 123`. It is both the accessible name and the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'shell'
  readonly disabledReason?: string | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with only an icon. With an outline it is as high as a button with text, otherwise slightly lower. */
export function IconButton({ label, icon, variant = 'ghost', disabledReason, ...rest }: IconButtonProps) {
  return (
    <Explained reason={disabledReason}>
      <ButtonBase
        type="button"
        look={{ size: 'icon', variant }}
        aria-label={label}
        {...tooltip(label)}
        {...rest}
      >
        {icon}
      </ButtonBase>
    </Explained>
  )
}

/** A button with three dots that opens the menu of a row. */
export function MoreButton({ label, ...rest }: Omit<IconButtonProps, 'icon' | 'variant' | 'disabledReason'>) {
  return (
    <ButtonBase
      type="button"
      look={{ size: 'more', variant: 'ghost' }}
      aria-label={label}
      {...tooltip(label)}
      {...rest}
    />
  )
}

const LinkBase = cachedStyle('a', lookOf)

export interface ButtonLinkProps {
  readonly href: string
  /** Handles the click; set by the router's link. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly variant?: 'primary' | 'secondary' | 'ghost'
  /** Size of the link: `lg` for use with gloves on a touch screen. */
  readonly size?: 'sm' | 'md' | 'lg'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A link that looks like a button, for navigation to a URL. */
export function ButtonLink({ icon, variant, size, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkBase {...rest} look={{ variant, size }}>
      {icon}
      {children}
    </LinkBase>
  )
}

export interface IconLinkProps {
  /** The target of the link: `Edit ana.ruiz`. It is both the accessible name and the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly href: string
  readonly variant?: 'primary' | 'secondary' | 'ghost'
  /** Handles the click; set by the router's link. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link with only an icon, 36 px square. */
export function IconLink({ label, icon, variant = 'ghost', ...rest }: IconLinkProps) {
  return (
    <LinkBase look={{ size: 'icon', variant }} aria-label={label} {...tooltip(label)} {...rest}>
      {icon}
    </LinkBase>
  )
}
