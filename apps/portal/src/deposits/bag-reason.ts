import type { DepositField } from '@remesa/domain/deposits'
import { type FieldKind, issueText, type MessageKey, type Translate } from '@remesa/ui/i18n'
import { refusalReasons, type WriteFailure } from '@remesa/ui/kernel'

const fields: Readonly<Record<DepositField, readonly [name: MessageKey, kind?: FieldKind]>> = {
  clientId: ['deposits.client', 'choice'],
  subclientId: ['deposits.subclient', 'choice'],
  servicePointId: ['deposits.servicePoint', 'choice'],
  channelId: ['deposits.channel', 'choice'],
  commodity: ['deposits.commodity', 'choice'],
  accountDate: ['deposits.accountDate', 'day'],
  currencyCode: ['deposits.currency', 'choice'],
  totalAmount: ['deposits.amount', 'amount'],
  barcode: ['deposits.barcode'],
  comments: ['deposits.comments'],
}
const isField = (path: string): path is DepositField => Object.hasOwn(fields, path)

/**
 * The reason why a bag was refused; `undefined` if the back end gave no reason. Each issue begins with the name of its
 * field, because the list of bags does not show the fields.
 */
export const bagReason = (t: Translate, failure: WriteFailure): string | undefined => {
  const reasons =
    failure.kind === 'refused' && failure.issues.length > 0
      ? failure.issues.map((issue) => {
          if (!isField(issue.path)) return issueText(t, issue)
          const [name, kind] = fields[issue.path]
          return `${t(name)}: ${issueText(t, issue, kind)}`
        })
      : refusalReasons(t, failure)
  return [...new Set(reasons)].join('. ') || undefined
}
