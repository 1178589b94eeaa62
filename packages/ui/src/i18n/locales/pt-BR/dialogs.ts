import {
  declaredValues as declaredValuesSentences,
  failures as failuresSentences,
  orderDialogs as orderDialogsSentences,
} from '@remesa/messages/texts/pt-BR'
import declaredValues from './declared-values.json'
import failures from './failures.json'
import keys from './keys.json'
import orderDialogs from './order-dialogs.json'

export const messages = {
  ...orderDialogs,
  ...declaredValues,
  ...failures,
  ...keys,
  ...declaredValuesSentences,
  ...failuresSentences,
  ...orderDialogsSentences,
}
