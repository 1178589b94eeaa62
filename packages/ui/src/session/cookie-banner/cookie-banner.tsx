import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n'
import { Button } from '../../kernel'

export interface CookieBannerProps {
  readonly privacyPolicyUrl: string
  readonly onAccept: () => void
}

/** The CSS property with the height of the banner at the bottom of the window. Sticky bars stay above the banner. */
const NOTICE_HEIGHT = '--bottom-notice'

/** Lists the cookies in use until the user accepts. It covers neither the focused element nor a bar at the bottom. */
export function CookieBanner({ privacyPolicyUrl, onAccept }: CookieBannerProps) {
  const t = useT()
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = banner.current
    const page = document.documentElement
    if (element === null) return
    const observer = new ResizeObserver(() => {
      page.style.scrollPaddingBottom = `${element.offsetHeight + 16}px`
      page.style.setProperty(NOTICE_HEIGHT, `${window.innerHeight - element.getBoundingClientRect().top}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.style.removeProperty('scroll-padding-bottom')
      page.style.removeProperty(NOTICE_HEIGHT)
    }
  }, [])
  return (
    <chakra.section
      ref={banner}
      aria-label={t('cookies.title')}
      data-unprinted=""
      position="fixed"
      insetInlineStart={{ base: '0', md: '6', lg: 'calc(5.5rem + {spacing.6})' }}
      insetInlineEnd={{ base: '0', md: '6' }}
      bottom={{ base: '0', md: '6' }}
      zIndex="overlay"
      mx="auto"
      maxW={{ md: '4xl' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      px="5"
      py="4"
      // At 400 % zoom, a fixed banner would cover most of the page.
      css={{ '@media (max-height: 30rem)': { py: '2', gap: '2', maxH: '40dvh', overflowY: 'auto' } }}
      bg="surface.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius={{ md: 'lg' }}
      boxShadow="raised"
      textStyle="sm"
    >
      <chakra.p flex="1 1 18rem">
        {t('cookies.text')}{' '}
        <chakra.a
          href={privacyPolicyUrl}
          target="_blank"
          rel="noreferrer"
          color="link"
          textDecoration="underline"
        >
          {t('cookies.privacy')}
        </chakra.a>
      </chakra.p>
      <Button variant="primary" onClick={onAccept}>
        {t('cookies.accept')}
      </Button>
    </chakra.section>
  )
}
