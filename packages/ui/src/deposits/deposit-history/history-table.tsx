import { chakra } from '@chakra-ui/react'
import type { DepositRecord } from '@remesa/domain/deposits'
import { formatDateTime, formatMoney, fromHundredths } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { HiddenText, StatusBadge } from '../../kernel'
import { bagTableStyle } from '../bag-table/bag-table.styles'
import { contentsText, depositStateText, depositTone } from '../deposit-words'

export interface HistoryTableProps {
  readonly deposits: readonly DepositRecord[]
  /** Whether the table has a column with the service point of each deposit. */
  readonly hasPoints: boolean
  readonly rowActions: (deposit: DepositRecord) => ReactNode
}

/** A table of deposits with code, amount and state. Each time is in the time zone of the deposit's service point. */
export function HistoryTable({ deposits, hasPoints, rowActions }: HistoryTableProps) {
  const t = useT()
  return (
    <chakra.table css={bagTableStyle} aria-label={t('deposits.history')}>
      <thead>
        <tr>
          <th scope="col">{t('deposits.barcode')}</th>
          <th scope="col" className="r-end">
            {t('deposits.amount')}
          </th>
          <th scope="col" className="r-state-column">
            {t('deposits.column.state')}
          </th>
          <th scope="col" data-unprinted="">
            <HiddenText>{t('deposits.column.actions')}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {deposits.map((deposit) => {
          const { sessionId, barcode, commodityTypeCode, channel, servicePoint } = deposit
          const state = (
            <StatusBadge tone={depositTone(deposit.state)} label={depositStateText(t, deposit.state)} />
          )
          const contents = contentsText(t, { commodityTypeCode, description: '' })
          return (
            <tr key={sessionId}>
              <th scope="row">
                {barcode}
                <span className="r-contents">
                  {[contents, channel, hasPoints ? servicePoint : ''].filter(Boolean).join(' · ')}
                </span>
                <span className="r-contents">
                  {t('deposits.history.when', {
                    time: formatDateTime(new Date(deposit.registeredAt), deposit.timeZone),
                    user: deposit.userName,
                  })}
                </span>
                <span className="r-state">{state}</span>
              </th>
              <td className="r-end">{formatMoney(fromHundredths(deposit.total), deposit.currency.symbol)}</td>
              <td className="r-state-column">{state}</td>
              <td className="r-end" data-unprinted="">
                {rowActions(deposit)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </chakra.table>
  )
}
