import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ProductMark } from '../app-shell/product-mark'

export interface StandalonePageProps {
  readonly product: string
  readonly icon: ReactNode
  readonly title: string
  readonly description: ReactNode
  readonly actions?: ReactNode
}

/** A page without navigation: a message, and buttons to continue. */
export function StandalonePage({ product, icon, title, description, actions }: StandalonePageProps) {
  return (
    <chakra.main
      minH="100dvh"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="8"
      p="5"
    >
      <ProductMark product={product} />
      <Message icon={icon} title={title} description={description} actions={actions} />
    </chakra.main>
  )
}

/** The message of a page inside the shell of a signed-in user. */
export function Message({ icon, title, description, actions }: Omit<StandalonePageProps, 'product'>) {
  return (
    <chakra.div
      width="full"
      maxW="xl"
      mx="auto"
      px={{ base: '6', sm: '10' }}
      py="10"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      textAlign="center"
    >
      <chakra.span
        aria-hidden="true"
        display="inline-grid"
        placeItems="center"
        boxSize="14"
        borderRadius="full"
        bg="bg.subtle"
        color="fg.muted"
        marginBottom="4"
      >
        {icon}
      </chakra.span>
      <chakra.h1 textStyle="2xl" fontWeight="bold" overflowWrap="anywhere" textWrap="balance">
        {title}
      </chakra.h1>
      <chakra.div marginTop="2" color="fg.muted" textStyle="md" textWrap="balance">
        {description}
      </chakra.div>
      {actions !== undefined && (
        <chakra.div
          marginTop="7"
          display="flex"
          flexWrap="wrap"
          justifyContent="center"
          gap="3"
          // On phones the buttons fill their line, as in dialogs.
          css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}
        >
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  )
}
