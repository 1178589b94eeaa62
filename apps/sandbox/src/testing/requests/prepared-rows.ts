import { contract } from '@remesa/api-client/contract'
import { imageToken } from '@remesa/domain/firms'
import { addServiceAccount, beginUserSession, sessionRowId } from '../../authorisation'
import { findAccountByUsername } from '../../users'
import { workReports } from '../../worker'
import { type TestWorld, worldStart } from '../test-world'
import type { RequestLine } from './endpoint-request'
import { answerToQuestion, firmsRequests, givenTo } from './firms.requests'
import { foreignReportId, ownReportId, reportRequests } from './reports.requests'
import { idOfSession, preparedAccounts, preparedSessions } from './session.requests'
import { preparedViews, viewRequests } from './views.requests'

/** The accounts to which the rows in the requests belong: the caller, and another customer. */
const owners = { own: 'customer-operator', foreign: 'customer-other' } as const

/**
 * Creates the rows that the requests need and that the demo data lack. For each of two customers, these are a report,
 * its schedule, and the pictures and questions about one employee. In addition, there are views of lists, sessions and
 * service accounts.
 *
 * @returns a function that replaces the placeholders in a request with the ids of the created rows.
 */
export const prepareRows = async (world: TestWorld): Promise<(request: RequestLine) => RequestLine> => {
  await prepareReports(world)
  await prepareViews(world)
  const given = new Map<string, string>()
  for (const { grantId, owner } of preparedSessions) {
    const account = await findAccountByUsername(world.db, owner)
    const session = {
      grantId,
      accountId: account?.id ?? '',
      address: '203.0.113.20',
      agent: 'Firefox, Windows',
    }
    await beginUserSession(world.db, { ...session, isNewDevice: true }, worldStart)
    given.set(idOfSession(grantId), sessionRowId(grantId))
  }
  for (const { clientId, owner } of preparedAccounts) {
    const user = await findAccountByUsername(world.db, owner)
    const account = { name: owner, userId: Number(user?.id), secretHash: '', createdAt: worldStart }
    await addServiceAccount(world.db, { clientId, ...account })
  }
  for (const owner of Object.values(owners)) {
    const found = await answerOf(world, owner, firmsRequests.employees)
    const [guarded] = contract.firms.employees.response.parse(found).guarded
    const reference = guarded?.reference ?? ''
    given.set(givenTo(owner).reference, reference)
    const { line } = firmsRequests.askChallenge
    const asked = contract.firms.askChallenge.response.parse(
      await answerOf(world, owner, { line, body: { reference } }),
    )
    if (asked.state !== 'open') throw new Error(`${owner} is asked nothing`)
    given.set(givenTo(owner).question, asked.challengeId)
    const answer = answerToQuestion(asked, '44120987K')
    const { line: answering } = firmsRequests.answerChallenge
    const passed = contract.firms.answerChallenge.response.parse(
      await answerOf(world, owner, {
        line: answering.replace(givenTo(owners.own).question, asked.challengeId),
        body: { digits: answer },
      }),
    )
    const photo = passed.state === 'passed' ? imageToken(passed.employee.photoURL) : null
    given.set(givenTo(owner).picture, photo ?? '')
  }
  return ({ line, body }) => ({
    line: [...given].reduce((text, [name, value]) => text.replace(name, value), line),
    body: completed(body, given),
  })
}

const completed = (body: unknown, given: ReadonlyMap<string, string>): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(
        [...given].reduce((text, [name, value]) => text.replaceAll(name, value), JSON.stringify(body)),
      )

const prepareReports = async (world: TestWorld): Promise<void> => {
  const wanted = [
    [owners.own, reportRequests.requestOrders.body, ownReportId],
    [owners.foreign, reportRequests.requestOrders.foreign?.body, foreignReportId],
  ] as const
  for (const [owner, body, id] of wanted) {
    const answer = await answerOf(world, owner, { ...reportRequests.requestOrders, body })
    if (Reflect.get(Object(answer), 'id') !== id) throw new Error(`the report of ${owner} is not ${id}`)
    const { line, body: weekly } = reportRequests.schedule
    const created = await answerOf(world, owner, {
      line: line.replace(/\d+$/, String(id)),
      body: weekly,
    })
    if (Reflect.get(Object(created), 'id') !== id) throw new Error(`the schedule of ${owner} is not ${id}`)
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
