import declaredValues from './declared-values.json'
import orderDialogs from './order-dialogs.json'

export const messages = { ...orderDialogs, ...declaredValues }
