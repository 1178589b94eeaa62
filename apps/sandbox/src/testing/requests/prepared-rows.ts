import { contract } from '@remesa/api-client/contract'
import { imageToken } from '@remesa/domain/firms'
import { workReports } from '../../reports/worker'
import { type TestWorld, worldStart } from '../test-world'
import type { RequestLine } from './endpoint-request'
import { firmsRequests, givenTo } from './firms.requests'
import { foreignReportId, ownReportId, reportRequests } from './reports.requests'
import { preparedViews, viewRequests } from './views.requests'

/** The owners of the rows in requests within reach and out of reach. */
const owners = { own: 'customer-operator', foreign: 'customer-other' } as const

/**
 * Makes the rows of the requests that no seed can hold: a report of the operator and one of the neighbour, each also
 * every week, the pictures
 * and questions that each of them got about the same guard, and views of lists.
 *
 * @returns Completes a request with those.
 */
export const prepareRows = async (world: TestWorld): Promise<(request: RequestLine) => RequestLine> => {
  await prepareReports(world)
  await prepareViews(world)
  const given = new Map<string, string>()
  for (const owner of Object.values(owners)) {
    const found = await answerOf(world, owner, firmsRequests.employees)
    const [employee] = contract.firms.employees.response.parse(found).employees
    given.set(givenTo(owner).picture, imageToken(employee?.photoURL ?? null) ?? '')
    const asked = await answerOf(world, owner, firmsRequests.askChallenge)
    given.set(givenTo(owner).question, contract.firms.askChallenge.response.parse(asked).challengeId)
  }
  return ({ line, body }) => ({
    line: [...given].reduce((text, [name, value]) => text.replace(name, value), line),
    body,
  })
}

const prepareReports = async (world: TestWorld): Promise<void> => {
  const wanted = [
    [owners.own, reportRequests.requestOrders.body, ownReportId],
    [owners.foreign, reportRequests.requestOrders.foreign?.body, foreignReportId],
  ] as const
  for (const [owner, body, id] of wanted) {
    const answer = await answerOf(world, owner, { ...reportRequests.requestOrders, body })
    if (Reflect.get(Object(answer), 'id') !== id) throw new Error(`the report of ${owner} is not ${id}`)
    const { line, body: weekly } = reportRequests.schedule
    const made = await answerOf(world, owner, {
      line: line.replace(`/${ownReportId}/`, `/${id}/`),
      body: weekly,
    })
    if (Reflect.get(Object(made), 'id') !== id) throw new Error(`the schedule of ${owner} is not ${id}`)
  }
  await workReports(world.db, { now: () => worldStart })
}

const prepareViews = async (world: TestWorld): Promise<void> => {
  for (const { id, owner, body } of preparedViews) {
    const answer = await answerOf(world, owner, { ...viewRequests.save, body })
    if (contract.views.save.response.parse(answer).id !== id)
      throw new Error(`the view of ${owner} is not ${id}`)
  }
}

const answerOf = async (world: TestWorld, owner: string, { line, body }: RequestLine): Promise<unknown> => {
  const answer = await world.call(owner, line, { body })
  if (answer.status !== 200) throw new Error(`${line} of ${owner} is answered ${answer.status}`)
  return answer.body
}
