import { Tabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { employeeTabsRecipe } from './employee-tabs.recipe'

export interface EmployeeTabsProps {
  readonly count: number
  /** Index of the open tab, from 0. */
  readonly active: number
  readonly onChoose: (detail: { readonly index: number }) => void
  /** The data of the chosen employee. */
  readonly children: ReactNode
}

/**
 * A tab for each found employee. The tabs show only numbers, because no data of an employee may be shown before the
 * user has passed the challenge.
 */
export function EmployeeTabs({ count, active, onChoose, children }: EmployeeTabsProps) {
  const t = useT()
  if (count < 2) return children
  return (
    <Tabs.Root
      recipe={employeeTabsRecipe}
      value={String(active)}
      onValueChange={({ value }) => onChoose({ index: Number(value) })}
    >
      <Tabs.List aria-label={t('firms.tabs')}>
        {Array.from({ length: count }, (_, index) => String(index)).map((index) => (
          <Tabs.Trigger key={index} value={index}>
            {t('firms.tab', { number: Number(index) + 1, count })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={String(active)}>{children}</Tabs.Content>
    </Tabs.Root>
  )
}
