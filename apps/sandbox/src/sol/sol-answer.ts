import type { DelegationOption } from '@remesa/domain/subclients'
import type { SolCenter, SolClient, SolPoint } from './sol-lookup'

/** Third-party codes with the field names of the operations system. */
const codigosTercero = (thirdCodes: SolClient['thirdCodes']) =>
  thirdCodes.map(({ system, code }) => ({ sistemaTerceroCodigo: system, valor: code }))

/**
 * The response to the search for a client, with the field names of the operations system. If there is no client,
 * `success` is `false`.
 */
export const solClientAnswer = (client: SolClient | undefined) =>
  client === undefined
    ? { success: false, entidad: null }
    : {
        success: true,
        entidad: {
          idEntidad: client.oid,
          codEntidad: client.code,
          desEntidad: client.description,
          codigosTercero: codigosTercero(client.thirdCodes),
        },
      }

/** The response to the search for a center, with the delegations that can serve it. */
export const solCenterAnswer = (
  center: SolCenter | undefined,
  delegations: readonly Pick<DelegationOption, 'idSmartcash' | 'principal'>[],
) =>
  center === undefined
    ? { success: false, centro: null, delegaciones: [] }
    : {
        success: true,
        centro: {
          idCentro: center.oid,
          codCentro: center.code,
          desCentro: center.description,
          codigosTercero: codigosTercero(center.thirdCodes),
        },
        delegaciones: delegations.map(({ idSmartcash, principal }) => ({
          idSmartcash,
          bolPrincipal: principal,
        })),
      }

/** The response to the search for a service point. */
export const solPointAnswer = (point: SolPoint | undefined) =>
  point === undefined
    ? { success: false, punto: null }
    : {
        success: true,
        punto: {
          codPunto: point.code,
          idPunto: point.oid,
          desPunto: point.description,
          direccion: { desDireccionVia: point.address },
          codTipoPunto: point.typeCode,
          desTipoPunto: point.typeDescription,
          codigosTercero: codigosTercero(point.thirdCodes),
        },
      }
