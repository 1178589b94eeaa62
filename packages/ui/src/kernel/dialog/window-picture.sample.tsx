import { chakra, type SlotRecipeConfig, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { panelBesidePage } from '../side-panel/side-panel.recipe'
import { dialogRecipe } from './dialog.recipe'

export interface WindowPictureProps {
  readonly kind: 'dialog' | 'panel'
  readonly title: string
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

const recipes: Readonly<Record<WindowPictureProps['kind'], SlotRecipeConfig>> = {
  dialog: dialogRecipe,
  panel: panelBesidePage,
}

const inPicture = { minH: 'auto', height: 'auto', maxH: 'none', animation: 'none' }

/** A dialog or a panel within a picture, with the styles of the real one but without its position and behaviour. */
export function WindowPicture({ kind, title, children, footer }: WindowPictureProps) {
  const styles = useSlotRecipe({ recipe: recipes[kind] })()
  return (
    <chakra.div css={[styles['content'], inPicture, kind === 'panel' && { boxShadow: 'none' }]}>
      <chakra.div css={styles['header']}>
        <chakra.strong css={styles['title']}>{title}</chakra.strong>
      </chakra.div>
      {children !== undefined && <chakra.div css={styles['body']}>{children}</chakra.div>}
      {footer !== undefined && <chakra.div css={styles['footer']}>{footer}</chakra.div>}
    </chakra.div>
  )
}
