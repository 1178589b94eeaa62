/**
 * Names of the order statuses in the operations system. The portal shows these names only for status codes that it does
 * not know.
 */
const descriptions: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'Pendiente'],
  ['RECEIVED', 'Recibido'],
  ['PREPARING', 'En preparación'],
  ['PREPARED', 'Preparado'],
  ['PLANNED', 'Planificado'],
  ['ONWAY', 'En camino'],
  ['DONE', 'Realizado'],
  ['CANCELLED', 'Cancelado'],
  ['STOPPED', 'Detenido'],
])

export const statusDescription = (code: string): string | null => descriptions.get(code) ?? null
