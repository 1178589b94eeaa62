import { answersTo, asking, changing, type PlantedFault, withHeaders } from './planted-fault'

const points = /\/v1\/service-point$/
const pointHistory = /\/request-historial\/[^/]+$/

/** Faults in the lists of a back end: rows of another customer, and wrong pages, sorting, filters and limits. */
export const plantedListFaults: readonly PlantedFault[] = [
  {
    name: 'a list with rows of another customer',
    check: 'tenancy.lists',
    call: 'servicePoints.list',
    group: 'tenancy',
    neighbour: 'permissions',
    plant: (send) => async (request) => {
      const answer = await send(request.clone())
      if (!answersTo(request, 'GET', points) || answer.status !== 200) return answer
      if (request.headers.get('Authorization') !== 'Bearer customer-other') return answer
      const others = await send(
        withHeaders(request, (headers) => headers.set('Authorization', 'Bearer customer-operator')),
      )
      const { content: own, totalElements } = Object(await answer.json())
      const leaked = Object(await others.json())
      const content = [...own, ...leaked.content]
      return Response.json({ content, totalElements: totalElements + leaked.totalElements }, answer)
    },
  },
  {
    name: 'a list with a record that its user may not read',
    check: 'tenancy.lists',
    call: 'servicePoints.list',
    group: 'tenancy',
    neighbour: 'permissions',
    plant: changing('GET', points, ({ content, totalElements }) => ({
      content: [...Object(content), { ...Object(content)[0], id: 987_654 }],
      totalElements: Number(totalElements) + 1,
    })),
  },
  {
    name: 'a page off by one',
    check: 'lists.pages',
    call: 'servicePoints.list',
    group: 'lists',
    neighbour: 'tenancy',
    plant: asking(points, (query) => {
      if (query.has('page')) query.set('page', String(Number(query.get('page')) + 1))
    }),
  },
  {
    name: 'a size that is ignored',
    check: 'lists.pages',
    call: 'servicePoints.list',
    group: 'lists',
    neighbour: 'tenancy',
    plant: asking(points, (query) => {
      if (query.has('page')) query.set('size', '1000')
    }),
  },
  {
    name: 'a total that counts one page',
    check: 'lists.pages',
    call: 'users.list',
    group: 'lists',
    neighbour: 'permissions',
    plant: changing('GET', /\/v1\/user$/, ({ content }) => ({
      content,
      totalElements: Object(content).length,
    })),
  },
  {
    name: 'a direction that is ignored',
    check: 'lists.sorted',
    call: 'servicePoints.list',
    group: 'lists',
    neighbour: 'tenancy',
    plant: asking(points, (query) => query.delete('direction')),
  },
  {
    name: 'a column that is ignored',
    check: 'lists.sorted',
    call: 'clients.list',
    group: 'lists',
    neighbour: 'tenancy',
    plant: asking(/\/v1\/client$/, (query) => query.delete('orderBy')),
  },
  {
    name: 'a filter that is ignored',
    check: 'lists.filtered',
    call: 'servicePoints.list',
    group: 'lists',
    neighbour: 'tenancy',
    plant: asking(points, (query) => query.delete('codeSol')),
  },
  {
    name: 'inactive records among the active ones',
    check: 'lists.filtered',
    call: 'servicePoints.list',
    group: 'lists',
    neighbour: 'permissions',
    plant: asking(points, (query) => {
      if (query.get('size') === '1000') query.delete('active')
    }),
  },
  {
    name: 'a history beyond its limits',
    check: 'lists.limits',
    call: 'orders.history',
    group: 'lists',
    neighbour: 'permissions',
    plant: asking(pointHistory, (query) => {
      const until = new Date(query.get('upperLimitSearch') ?? '')
      query.set('upperLimitSearch', new Date(until.getTime() + 10 * 86_400_000).toISOString())
    }),
  },
]
