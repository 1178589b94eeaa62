import type { DepositDraft, LastDepositChoices } from '@remesa/domain/deposits'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../kernel/storage'

const MAX_POINTS = 200
const Choices = z.array(
  z.object({
    servicePointId: z.int(),
    channelId: z.optional(z.int()),
    commodityCode: z.optional(z.string().check(z.maxLength(64))),
  }),
)

/**
 * The choices that a user made for the last deposit at each service point, stored in this browser. The service point of
 * the latest deposit comes first. (DPS-58)
 */
export const createLastChoices = (storage: StorageOf, owner: string) => {
  const stored = storedValue(storage, `remesa.deposit-choices.${owner}`, Choices)
  const read = () => stored.read() ?? []
  return {
    at: (point: number | undefined): LastDepositChoices | undefined => {
      const found = read().find(({ servicePointId }) => servicePointId === point)
      return found && { channelId: found.channelId, commodityCode: found.commodityCode }
    },
    add: ({ servicePointId, channelId, commodity }: DepositDraft): void => {
      if (servicePointId === undefined) return
      const others = read().filter((each) => each.servicePointId !== servicePointId)
      stored.write(
        [{ servicePointId, channelId, commodityCode: commodity?.code }, ...others].slice(0, MAX_POINTS),
      )
    },
  }
}
