import { err, LOAD_ALL_PAGE_SIZE, ok } from '@remesa/domain/kernel'
import { ServicePoint } from '@remesa/domain/service-points'
import { describe, expect, it } from 'vitest'
import { fetchAllServicePoints } from './service-points-query'

const spain = { id: 1, code: 'ES', name: 'España' }
const client = { id: 1, description: 'Bazar Norte', active: true, country: spain }
const point = (id: number) =>
  ServicePoint.parse({
    id,
    type: 'SOL',
    description: `Point ${id}`,
    active: true,
    subclient: { id: 1, description: 'Bilbao', active: true, client },
  })

/** A back end with this number of service points, which records its requests. */
const backEnd = (ids: readonly number[], totalElements = ids.length, most = LOAD_ALL_PAGE_SIZE) => {
  const requests: unknown[] = []
  const list: Parameters<typeof fetchAllServicePoints>[0] = async (input) => {
    requests.push(input?.query)
    const start = Number(input?.query?.page ?? 0) * most
    return ok({ content: ids.slice(start, start + most).map(point), totalElements })
  }
  return { list, requests }
}

const signal = new AbortController().signal
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe("the user's service points", () => {
  it.each([0, 1, 100, 101, 250])(
    'all %i service points of a user are loaded, a hundred at a time',
    async (count) => {
      const { list, requests } = backEnd(numbers(count))
      const answer = await fetchAllServicePoints(list, { signal })
      expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(numbers(count))
      expect(requests).toHaveLength(Math.max(1, Math.ceil(count / LOAD_ALL_PAGE_SIZE)))
      expect(requests[0]).toEqual({ page: 0, size: 100, active: true })
    },
  )

  it("loading the user's service points ends at an empty page, even if the stated total is larger", async () => {
    const { list, requests } = backEnd(numbers(100), 5_000)
    const answer = await fetchAllServicePoints(list, { signal })
    expect(answer.ok && answer.value).toHaveLength(100)
    expect(requests.length).toBeLessThanOrEqual(5)
  })

  it("the user's service points are loaded completely from a back end that returns fewer rows than requested", async () => {
    const { list, requests } = backEnd(numbers(130), 130, 50)
    const answer = await fetchAllServicePoints(list, { signal })
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(numbers(130))
    expect(requests).toHaveLength(3)
  })

  it("the user's service points have the order of the pages that contain them, whichever page arrives first", async () => {
    const { list } = backEnd(numbers(730))
    const answer = await fetchAllServicePoints(
      async (input) => {
        await new Promise((resolve) => setTimeout(resolve, 10 - Number(input?.query?.page)))
        return list(input)
      },
      { signal },
    )
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(numbers(730))
  })

  it('if one page of the user’s service points can’t be loaded, loading them fails completely', async () => {
    const failure = { kind: 'network', endpoint: 'servicePoints.list', requestId: null } as const
    const { list } = backEnd(numbers(150))
    const answer = await fetchAllServicePoints(
      (input) => (input?.query?.page === 1 ? Promise.resolve(err(failure)) : list(input)),
      { signal },
    )
    expect(answer).toEqual(err(failure))
  })
})
