import { chakra } from '@chakra-ui/react'
import type { Decorator } from '@storybook/react-vite'

/** The decorator that renders the contents of a page with the space around them that `AppShell` has. */
export const inPage: Decorator = (Story) => (
  <chakra.div px={{ base: '4', lg: '5' }} py={{ base: '3', lg: '4' }}>
    <Story />
  </chakra.div>
)
