import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import { outdoorColumn } from '../outdoor-styles'

export interface ResultPageProps {
  /** Name of the type of number by which the user searched, such as `TIP`. */
  readonly typeName: string
  readonly identifier: string
  readonly onNew: () => void
  readonly children: ReactNode
}

/**
 * The page with the result of a search: the searched number and a button for the next search, and the result below
 * them.
 */
export function ResultPage({ typeName, identifier, onNew, children }: ResultPageProps) {
  const t = useT()
  return (
    <chakra.div css={outdoorColumn}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <Button size="lg" icon={<Icon of={ArrowLeft} size={20} />} onClick={onNew}>
          {t('firms.new')}
        </Button>
        <chakra.p textStyle="lg" overflowWrap="anywhere">
          <chakra.span color="fg.muted">{typeName}</chakra.span> {identifier}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  )
}
