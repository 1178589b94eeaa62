import type { ReportWord } from './es'
import { pt } from './pt'

/** The words of reports that Brazil says differently from Portugal. */
export const ptBr: Readonly<Record<ReportWord, string>> = {
  ...pt,
  'sheet.USERS': 'Usuários',
  'orders.ORDERS_AMOUNTS': 'Valores dos pedidos',
  username: 'Usuário',
  lastName: 'Sobrenome',
  email: 'E-mail',
  userType: 'Tipo de usuário',
  delegation: 'Base',
  status: 'Status',
  plannedFrom: 'Planejado de',
  plannedUntil: 'Planejado até',
  amount: 'Valor',
  containers: 'Malotes',
  seals: 'Lacres',
  bagCode: 'Código do malote',
  accountDate: 'Data contábil',
  bookedBy: 'Registrado por',
  searchUser: 'Usuário',
  'deposit.REGISTERED': 'Registrado',
  'deposit.REVERSAL_REQUESTED': 'Estorno solicitado',
  'kind.pickup': 'Coleta',
  'kind.delivery-exchange': 'Entrega de troco',
  'status.PLANNED': 'Planejado',
}
