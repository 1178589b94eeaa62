import { chakra } from '@chakra-ui/react'
import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { visuallyHidden } from '../texts/visually-hidden'
import { TopBarSlot } from './top-bar'

export interface PageHeaderProps {
  readonly title: string
  /**
   * The record that the whole page is about, such as the service point. It is shown next to the title, and on phones
   * in place of the title.
   */
  readonly context?: ReactNode
  /** Actions of the page: on the line below the title, at the right. */
  readonly actions?: ReactNode
}

/** The only first-level heading of a page, in the top bar of the shell, with the actions of the page. */
export function PageHeader({ title, context, actions }: PageHeaderProps) {
  const slot = useContext(TopBarSlot)
  const hasContext = context !== undefined
  const heading = (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      minW="0"
      {...(slot === undefined ? { mb: '3' } : { flex: '1' })}
    >
      <chakra.h1
        textStyle={{ base: 'lg', sm: 'xl' }}
        fontWeight="semibold"
        minW="0"
        flexShrink={hasContext ? 0 : 1}
        lineClamp={2}
        lineHeight="1.2"
        overflowWrap="anywhere"
        css={hasContext ? { '@media (max-width: 47.99rem)': visuallyHidden } : {}}
      >
        {title}
      </chakra.h1>
      {context}
    </chakra.div>
  )
  return (
    <>
      {slot === undefined ? heading : slot && createPortal(heading, slot)}
      {Boolean(actions) && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
          marginBottom="3"
        >
          {actions}
        </chakra.div>
      )}
    </>
  )
}
