import { z } from 'zod'
import { defineEndpoint, isPublic, signedIn } from '../src/contract/define-endpoint'
import { FileAnswer } from '../src/contract/file-answer'
import { idText, integerText } from '../src/contract/wire-values'

export const Parcel = z.object({ id: z.number().int(), label: z.string(), weight: z.number().min(0) })

/** A small contract with one endpoint of each sort, for tests of the machinery. */
export const parcelContract = {
  parcels: {
    list: defineEndpoint({
      summary: 'Parcels.',
      method: 'GET',
      path: '/parcels',
      access: signedIn,
      query: z.object({ page: integerText.optional(), label: z.string().max(20).optional() }),
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
      access: signedIn,
      params: z.object({ id: idText }),
      response: Parcel,
    }),
    create: defineEndpoint({
      summary: 'Makes a parcel.',
      method: 'PUT',
      path: '/parcels',
      access: signedIn,
      creates: true,
      body: z.strictObject({
        label: z.string().min(1).max(20),
        pieces: z.array(z.strictObject({ weight: z.number().positive() })).max(5),
      }),
      response: z.object({ id: z.number().int() }),
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
