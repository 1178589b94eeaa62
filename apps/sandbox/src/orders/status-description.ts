/** What the operations system calls its order statuses. The portal shows it only where it does not know the code. */
const descriptions: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'Pendiente'],
  ['RECEIVED', 'Recibido'],
  ['PREPARING', 'En preparación'],
  ['PREPARED', 'Preparado'],
  ['PLANNED', 'Planificado'],
  ['ONWAY', 'En camino'],
  ['DONE', 'Realizado'],
  ['CANCELLED', 'Cancelado'],
])

export const statusDescription = (code: string): string | null => descriptions.get(code) ?? null
