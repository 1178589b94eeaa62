import { chakra } from '@chakra-ui/react'
import {
  accountDateRange,
  canChangeBag,
  type DepositBag,
  type DepositDecision,
  depositFields,
  depositTimeZone,
} from '@remesa/domain/deposits'
import { cleanCode } from '@remesa/domain/kernel'
import { Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { reasonText, useT } from '../../i18n'
import { Button, Form, Icon, IconButton, Notice } from '../../kernel'
import { BagTable } from '../bag-table/bag-table'
import { DepositBar } from '../deposit-layout/deposit-layout'
import { placeOf, totalText } from '../deposit-words'
import { BagFields, type BagFieldsProps } from './bag-fields'
import { PlaceFields, type PlaceFieldsProps } from './place-fields'
import { type Scan, useScanner } from './use-scanner'

export interface DepositFormProps extends BagFieldsProps, Pick<PlaceFieldsProps, 'recentIds'> {
  /** Whether deposits are possible at the chosen place, and the reason if they are not. */
  readonly decision: DepositDecision
  /** Whether the user entered something that `onClear` would remove. */
  readonly isDirty: boolean
  readonly notice?: ReactNode
  /** Called when a hand scanner has typed a code, wherever the focus was. */
  readonly onCode: (scan: Scan) => void
  /** Opens the summary in which the user confirms the deposit. */
  readonly onReview: () => void
  readonly onChange: (detail: { readonly bag: DepositBag }) => void
  readonly onRemove: (detail: { readonly bag: DepositBag }) => void
  readonly onClear: () => void
}

/** The form of a deposit: first the fields for place and day, which apply to all bags, then the fields of one bag. */
export function DepositForm(props: DepositFormProps) {
  const { form, facts, bags, decision, isDirty, recentIds, notice, onReview, onChange, onRemove } = props
  const t = useT()
  useScanner(props.onCode)
  const point = placeOf(form.draft, facts)
  const code = ({ draft }: DepositBag) => ({ code: cleanCode(draft.barcode) })
  return (
    <Form form={form} onSubmit={onReview} notice={notice} heading="h2">
      <PlaceFields
        form={form}
        facts={facts}
        fields={depositFields(point)}
        range={accountDateRange({ now: facts.now, timeZone: depositTimeZone(point, facts.config) })}
        recentIds={recentIds}
      />
      {point !== undefined && !decision.allowed && (
        <Notice tone="warning" title={t('failure.deposit.refused.title')}>
          {reasonText(t, decision.reasons)}
        </Notice>
      )}
      <BagFields {...props} />
      {bags.length > 0 && (
        <chakra.div bg="surface" borderWidth="1px" borderColor="border" borderRadius="lg" overflow="clip">
          <BagTable
            bags={bags}
            facts={facts}
            hasStates={bags.some(({ state }) => state !== 'waiting')}
            rowActions={(bag) =>
              canChangeBag(bag) && (
                <>
                  <IconButton
                    label={t('deposits.bags.change', code(bag))}
                    icon={<Icon of={Pencil} size={16} />}
                    onClick={() => onChange({ bag })}
                  />
                  <IconButton
                    label={t('deposits.bags.remove', code(bag))}
                    icon={<Icon of={Trash2} size={16} />}
                    onClick={() => onRemove({ bag })}
                  />
                </>
              )
            }
          />
        </chakra.div>
      )}
      <DepositBar summary={bags.length > 0 && totalText(bags, facts)}>
        {isDirty && (
          <Button variant="ghost" onClick={props.onClear}>
            {t('deposits.clear')}
          </Button>
        )}
        <Button variant="primary" type="submit">
          {t('deposits.review')}
        </Button>
      </DepositBar>
    </Form>
  )
}
