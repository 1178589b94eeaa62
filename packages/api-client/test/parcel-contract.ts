import * as z from 'zod/mini'
import { defineEndpoint, isPublic, needs, signedIn } from '../src/contract/define-endpoint'
import type { ErrorTable } from '../src/contract/error-codes'
import { FileAnswer } from '../src/contract/file-answer'
import { idText, integerText } from '../src/contract/wire-values'

export const Parcel = z.object({ id: z.int(), label: z.string(), weight: z.number().check(z.minimum(0)) })

/** Error codes of the parcels in addition to the common ones. */
export const parcelErrorCodes = {
  'label.taken': { status: 409, summary: 'Another parcel has the label.' },
  'parcel.lost': { status: 409, summary: 'Nobody knows where the parcel is.' },
} as const satisfies ErrorTable

/**
 * A small contract about parcels for tests of client and server. It has one endpoint of each kind, such as a read, a
 * create and a versioned change.
 */
export const parcelContract = {
  parcels: {
    list: defineEndpoint({
      summary: 'Parcels.',
      method: 'GET',
      path: '/parcels',
      access: signedIn,
      query: z.object({
        page: z.optional(integerText),
        label: z.optional(z.string().check(z.maxLength(20))),
      }),
      response: z.object({ parcels: z.array(Parcel) }),
    }),
    limits: defineEndpoint({
      summary: 'The heaviest parcel.',
      method: 'GET',
      path: '/parcels/limits',
      access: signedIn,
      silent: true,
      response: z.object({ heaviest: z.number() }),
    }),
    get: defineEndpoint({
      summary: 'One parcel.',
      method: 'GET',
      path: '/parcels/:id',
      access: needs('read', 'OrdersPage'),
      errors: ['parcel.lost'],
      params: z.object({ id: idText }),
      response: Parcel,
    }),
    create: defineEndpoint({
      summary: 'Makes a parcel.',
      method: 'PUT',
      path: '/parcels',
      access: signedIn,
      creates: true,
      errors: ['label.taken'],
      body: z.strictObject({
        label: z.string().check(z.minLength(1), z.maxLength(20)),
        pieces: z.array(z.strictObject({ weight: z.number().check(z.positive()) })).check(z.maxLength(5)),
      }),
      response: z.object({ id: z.int() }),
    }),
    photo: defineEndpoint({
      summary: 'A picture of a parcel.',
      method: 'GET',
      path: '/parcels/:id/photo',
      access: signedIn,
      file: ['image/png', 'image/jpeg'],
      params: z.object({ id: idText }),
      response: FileAnswer,
    }),
    seal: defineEndpoint({
      summary: 'Seals a parcel.',
      method: 'PATCH',
      path: '/parcels/:id',
      access: signedIn,
      errors: ['unavailable'],
      params: z.object({ id: idText }),
      response: z.unknown(),
    }),
  },
  labels: {
    get: defineEndpoint({
      summary: 'A text by its name.',
      method: 'GET',
      path: '/labels/:name/text',
      access: isPublic,
      params: z.object({ name: z.string() }),
      response: z.string(),
    }),
  },
}
export type ParcelContract = typeof parcelContract
