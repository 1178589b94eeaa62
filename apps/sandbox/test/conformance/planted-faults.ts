import { answersTo, asSomeoneElse, changing, type PlantedFault, withHeaders } from './planted-fault'
import { plantedListFaults } from './planted-list-faults'

const keyHeader = 'Idempotency-Key'
const pickups = /\/pick-up-service$/
const views = /\/list-view$/
const currencies = /\/configuration\/v1\/currency$/

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'another status of success',
    check: 'answer.status',
    call: 'country.currencies',
    group: 'examples',
    neighbour: 'permissions',
    plant: (send) => async (request) => {
      const answer = await send(request)
      if (!answersTo(request, 'GET', currencies) || answer.status !== 200) return answer
      return new Response(answer.body, { status: 202, headers: answer.headers })
    },
  },
  {
    name: 'a field that is missing',
    check: 'answer.schema',
    call: 'country.currencies',
    group: 'examples',
    neighbour: 'permissions',
    plant: changing('GET', currencies, ({ totalElements, ...rest }) => rest),
  },
  {
    name: 'a field of another type',
    check: 'answer.schema',
    call: 'country.currencies',
    group: 'examples',
    neighbour: 'hostile',
    plant: changing('GET', currencies, (body) => ({ ...body, totalElements: String(body['totalElements']) })),
  },
  {
    name: 'a record without its entity tag',
    check: 'answer.etag',
    call: 'servicePoints.get',
    group: 'examples',
    neighbour: 'tenancy',
    plant: (send) => async (request) => {
      const answer = await send(request)
      const headers = new Headers(answer.headers)
      headers.delete('ETag')
      return new Response(answer.body, { status: answer.status, headers })
    },
  },
  {
    name: 'a status that no call declares',
    check: 'refusal.declared',
    call: 'clients.setStatus',
    group: 'examples',
    neighbour: 'permissions',
    plant: (send) => async (request) => {
      const answer = await send(request)
      return answer.status === 404 ? Response.json({ code: 'gone' }, { status: 410 }) : answer
    },
  },
  {
    name: 'a refusal that names no rule',
    check: 'refusal.rule',
    call: 'clients.setStatus',
    group: 'refusals',
    neighbour: 'permissions',
    plant: (send) => async (request) => {
      const answer = await send(request)
      if (answer.status !== 400) return answer
      const body = Object(await answer.json())
      const issues = body.issues?.map(({ path, key, params }: Record<string, unknown>) => ({
        path,
        key,
        params,
      }))
      return Response.json({ ...body, issues }, answer)
    },
  },
  {
    name: 'a right that is not asked for',
    check: 'permissions.refused',
    call: 'users.list',
    group: 'permissions',
    neighbour: 'examples',
    plant: asSomeoneElse(403, 'provider-admin'),
  },
  {
    name: "another customer's record",
    check: 'tenancy.hidden',
    call: 'orders.pickup',
    group: 'tenancy',
    neighbour: 'permissions',
    plant: asSomeoneElse(404, 'customer-operator'),
  },
  {
    name: "a cancellation of another customer's order",
    check: 'tenancy.untouched',
    call: 'orders.cancel',
    group: 'tenancy',
    neighbour: 'permissions',
    plant: asSomeoneElse(404, 'customer-operator'),
  },
  {
    name: 'a key that is ignored',
    check: 'idempotency.once',
    call: 'orders.createPickup',
    group: 'idempotency',
    neighbour: 'versions',
    plant: (send) => (request) =>
      send(
        answersTo(request, 'PUT', pickups)
          ? withHeaders(request, (headers) => headers.delete(keyHeader))
          : request,
      ),
  },
  {
    name: 'another content with the same key',
    check: 'idempotency.other-body',
    call: 'views.save',
    group: 'idempotency',
    neighbour: 'versions',
    plant: (send) => async (request) => {
      const again = withHeaders(request.clone(), (headers) => headers.delete(keyHeader))
      const answer = await send(request)
      return answer.status === 422 ? send(again) : answer
    },
  },
  {
    name: 'a key that only counts for one request at a time',
    check: 'idempotency.parallel',
    call: 'views.save',
    group: 'idempotency',
    neighbour: 'versions',
    plant: (send) => {
      let open = 0
      return async (request) => {
        if (!answersTo(request, 'POST', views)) return send(request)
        open += 1
        try {
          if (open === 1) return await send(request)
          const body = Object(await request.clone().json())
          const headers = new Headers(request.headers)
          headers.delete(keyHeader)
          return await send(
            new Request(request.url, {
              method: 'POST',
              headers,
              body: JSON.stringify({ ...body, name: `${body.name} ${open}` }),
            }),
          )
        } finally {
          open -= 1
        }
      }
    },
  },
  {
    name: 'a version that is not compared',
    check: 'versions.stale',
    call: 'views.change',
    group: 'versions',
    neighbour: 'idempotency',
    plant: (send) => (request) => send(withHeaders(request, (headers) => headers.delete('If-Match'))),
  },
  {
    name: 'an error of the server for a body that breaks the contract',
    check: 'answer.no-server-error',
    call: 'orders.cancel',
    group: 'hostile',
    neighbour: 'refusals',
    plant: (send) => async (request) => {
      const text = await request.clone().text()
      return text.includes('__proto__')
        ? Response.json({ code: 'server-error' }, { status: 500 })
        : send(request)
    },
  },
  {
    name: 'a stream that says nothing',
    check: 'stream.tells',
    call: 'orders.history, its stream',
    group: 'stream',
    neighbour: 'versions',
    plant: (send) => async (request) => {
      const answer = await send(request)
      if (!/\/changes$/.test(new URL(request.url).pathname) || answer.status !== 200) return answer
      await answer.body?.cancel()
      return new Response(new ReadableStream(), { headers: answer.headers })
    },
  },
  {
    name: 'an id that nobody has, answered for a new record',
    check: 'idempotency.read-back',
    call: 'orders.createPickup',
    group: 'idempotency',
    neighbour: 'versions',
    plant: changing('PUT', pickups, (body) => ({ ...body, serviceId: 'nobody-has-it' })),
  },
  {
    name: 'the origin of another channel for a new order',
    check: 'idempotency.content',
    call: 'orders.createPickup',
    group: 'idempotency',
    neighbour: 'versions',
    plant: changing('GET', /\/request-historial\/[^/]+$/, ({ requestHistorials }) => ({
      requestHistorials: {
        services: Object(requestHistorials).services.map((row: object) => ({ ...row, origin: 'PHONE' })),
      },
    })),
  },
  {
    name: 'an amount in hundredths for a new order',
    check: 'idempotency.content',
    call: 'orders.createPickup',
    group: 'idempotency',
    neighbour: 'versions',
    plant: changing('GET', /\/pick-up-service\/[^/]+$/, (body) => {
      const pickup = Object(body['pickUpService'])
      const requestedAmounts = pickup.requestedAmounts.map((amount: { totalAmount: number }) => ({
        ...amount,
        totalAmount: Math.round(amount.totalAmount * 100),
      }))
      return { pickUpService: { ...pickup, requestedAmounts } }
    }),
  },
  {
    name: 'another status of a refusal',
    check: 'refusal.status',
    call: 'orders.pickup',
    group: 'tenancy',
    neighbour: 'permissions',
    plant: (send) => async (request) => {
      const answer = await send(request)
      return answer.status === 404
        ? new Response(answer.body, { status: 403, headers: answer.headers })
        : answer
    },
  },
  {
    name: "the stream of another customer's service point",
    check: 'stream.hidden',
    call: 'orders.history, its stream',
    group: 'stream',
    neighbour: 'versions',
    plant: asSomeoneElse(404, 'customer-operator'),
  },
  {
    name: "events of another customer's orders",
    check: 'stream.apart',
    call: 'orders.history, its stream',
    group: 'stream',
    neighbour: 'versions',
    plant: (send) => {
      let shared: string | undefined
      return (request) => {
        const { pathname } = new URL(request.url)
        if (!pathname.endsWith('/changes')) return send(request)
        const isOther = request.headers.get('Authorization') === 'Bearer customer-other'
        if (!isOther) shared ??= request.url
        if (!isOther || shared === undefined || new URL(shared).pathname === pathname) return send(request)
        return send(
          withHeaders(new Request(shared, request), (headers) =>
            headers.set('Authorization', 'Bearer customer-operator'),
          ),
        )
      }
    },
  },
  ...plantedListFaults,
]
