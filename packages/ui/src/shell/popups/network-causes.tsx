import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'

/** The three usual reasons why a server does not respond, as a list. */
export function NetworkCauses() {
  const t = useT()
  return (
    <>
      <p>{t('errorNetwork.intro')}</p>
      <chakra.ul
        marginTop="2"
        paddingInlineStart="5"
        listStyleType="disc"
        textAlign="start"
        // Inline, so that the bullets follow the alignment of the text around the list.
        display="inline-grid"
        gap="1"
      >
        <li>{t('errorNetwork.connection')}</li>
        <li>{t('errorNetwork.session')}</li>
        <li>{t('errorNetwork.administrator')}</li>
      </chakra.ul>
    </>
  )
}
