import { chakra } from '@chakra-ui/react'
import type { ListView, ViewInUse } from '@remesa/domain/views'
import { Bookmark, ChevronDown } from 'lucide'
import { useT } from '../../i18n'
import { Button, HiddenText, Icon, MenuButton, type MenuButtonProps } from '../../kernel'

export interface ViewsButtonProps extends Pick<MenuButtonProps, 'list' | 'onIntent'> {
  /** The view that is applied to the list; `undefined` if there is none. */
  readonly inUse: ViewInUse<Pick<ListView, 'name'>> | undefined
}

const nameStyle = {
  maxW: { base: '7rem', md: '16rem' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/**
 * The button of the saved views of a list. It shows the name of the current view. Its menu is `ViewsMenu`, whose
 * code is loaded later.
 */
export function ViewsButton({ inUse, ...menu }: ViewsButtonProps) {
  const t = useT()
  return (
    <MenuButton {...menu}>
      {(attributes) => (
        <Button {...attributes}>
          <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
            <Icon of={Bookmark} size={16} />
          </chakra.span>
          {inUse === undefined ? (
            t('list.views')
          ) : (
            <>
              <HiddenText>{t('list.view')}</HiddenText>
              <chakra.span css={nameStyle}>{inUse.view.name}</chakra.span>
              {inUse.isModified && (
                <chakra.span textStyle="xs" fontWeight="normal" fontStyle="italic">
                  {t('list.view.modified')}
                </chakra.span>
              )}
            </>
          )}
          <Icon of={ChevronDown} size={16} />
        </Button>
      )}
    </MenuButton>
  )
}
