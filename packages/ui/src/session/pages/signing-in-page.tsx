import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { Spinner } from '../../kernel'
import { ProductMark } from '../../shell'

/** The page that is shown from the return from the identity provider until the first page is loaded. */
export function SigningInPage({ product }: { readonly product: string }) {
  const t = useT()
  return (
    <chakra.main minH="100dvh" display="grid" placeContent="center" justifyItems="center" gap="6" p="5">
      <ProductMark product={product} />
      <chakra.h1
        textStyle="md"
        fontWeight="medium"
        color="fg.muted"
        display="flex"
        alignItems="center"
        gap="3"
      >
        <Spinner />
        {t('page.signingIn')}
      </chakra.h1>
    </chakra.main>
  )
}
