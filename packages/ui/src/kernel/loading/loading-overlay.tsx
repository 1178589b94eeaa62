import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n'

/** Shorter waits are not shown: a flash informs no one. */
export const OVERLAY_DELAY_MS = 150

/**
 * Shows that something is in progress once it takes longer than 150 ms. It covers the page and its dialogs, but lets
 * clicks through.
 */
export function LoadingOverlay({ isLoading }: { readonly isLoading: boolean }) {
  const t = useT()
  const isShown = useDelayed(isLoading, OVERLAY_DELAY_MS)
  return (
    <chakra.div
      role="status"
      position="fixed"
      inset="0"
      zIndex="loading"
      pointerEvents="none"
      css={{ '&:empty': { display: 'none' } }}
    >
      {isShown && (
        <chakra.div
          display="grid"
          placeItems="center"
          width="full"
          height="full"
          bg="veil"
          animation="fade-in 160ms both"
        >
          <chakra.div
            display="flex"
            alignItems="center"
            gap="3"
            px="5"
            py="4"
            bg="surface.raised"
            borderRadius="lg"
            boxShadow="raised"
            textStyle="sm"
            fontWeight="medium"
          >
            <chakra.span
              aria-hidden="true"
              boxSize="6"
              borderRadius="full"
              borderWidth="4px"
              borderColor="border"
              borderTopColor="brand.loader"
              animation="spin 900ms linear infinite"
              _motionReduce={{ borderColor: 'brand.loader' }}
            />
            {t('text.loading')}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function useDelayed(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isOn, delay])
  return isOn && isDue
}
