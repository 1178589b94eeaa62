import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'

/** The letterhead of a receipt, only on paper: the provider that issues it, and the client that receives it. */
export function Letterhead({ provider, client }: { readonly provider: string; readonly client: string }) {
  return (
    <chakra.div
      display="none"
      justifyContent="space-between"
      gap="4"
      pb="3"
      borderBottomWidth="2px"
      _print={{ display: 'flex' }}
    >
      <chakra.strong textStyle="xl">{provider}</chakra.strong>
      <chakra.span textStyle="lg">{client}</chakra.span>
    </chakra.div>
  )
}

/** A line for a signature, rendered only on paper. */
export function SignatureLine() {
  const t = useT()
  return (
    <chakra.div display="none" pt="16" px="4" _print={{ display: 'block' }}>
      <chakra.div borderTopWidth="1px" pt="1" width="20rem" maxW="full" textStyle="sm">
        {t('deposits.receipt.signature')}
      </chakra.div>
    </chakra.div>
  )
}
