/** Statuses of responses that report a refusal or a failure. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 414 | 415 | 422 | 429 | 500 | 503

/** Status and meaning of an error code. */
export interface ErrorFacts {
  readonly status: ErrorStatus
  /** A sentence that says when a call fails with the code. */
  readonly summary: string
}

/** Error codes with their statuses. A code has the same status at every endpoint. */
export type ErrorTable = Readonly<Record<string, ErrorFacts>>

/**
 * Error codes that the calls of any contract may return. They are about the protocol, permissions, and requests that
 * can't be read.
 */
export const commonErrorCodes = {
  'request.invalid-path': { status: 400, summary: 'A path parameter has the wrong form.' },
  'request.invalid-query': {
    status: 400,
    summary: 'A query parameter has the wrong form or breaks a rule; `issues` name it.',
  },
  'request.invalid-address': {
    status: 400,
    summary: 'The path or query holds a character that cannot be stored.',
  },
  'request.invalid-body': {
    status: 400,
    summary: 'The body has the wrong form or breaks a rule; `issues` name each field.',
  },
  'request.body-syntax': {
    status: 400,
    summary: 'The body is not valid JSON in UTF-8, or has two members of one name.',
  },
  'request.body-depth': { status: 400, summary: 'The body nests more than 100 levels deep.' },
  'request.body-items': { status: 400, summary: 'A list in the body has more than 50,000 entries.' },
  'request.body-prototype': { status: 400, summary: 'The body names `__proto__` as a key.' },
  'request.invalid-idempotency-key': {
    status: 400,
    summary: 'The idempotency key is not 1 to 255 visible ASCII characters.',
  },
  'request.invalid-version': {
    status: 400,
    summary: 'The header `If-Match` is not a list of entity tags.',
  },
  'unsupported-character': { status: 400, summary: 'A text holds a character that cannot be stored.' },
  unauthenticated: { status: 401, summary: 'No token was sent, or it is no longer valid.' },
  forbidden: {
    status: 403,
    summary: "The caller's roles do not allow the call, or the caller has not accepted the legal disclaimer.",
  },
  'account-inactive': { status: 403, summary: "The caller's account is switched off." },
  'not-found': { status: 404, summary: 'The record does not exist or is out of reach of the caller.' },
  'method-not-allowed': { status: 405, summary: 'The path has no such method; `Allow` lists those it has.' },
  'idempotency-key-in-use': {
    status: 409,
    summary: 'A request with the same idempotency key is still being processed.',
  },
  'record-changed': {
    status: 412,
    summary:
      'The record is no longer in the version that `If-Match` names; `current` is the record as it is, where the caller may read it.',
  },
  'body-too-large': { status: 413, summary: 'The body is larger than 256 kB.' },
  'unsupported-media-type': {
    status: 415,
    summary: 'The body is not sent as `application/json`, in UTF-8.',
  },
  'uri-too-long': { status: 414, summary: 'The address of the request is too long.' },
  'idempotency-key-reused': {
    status: 422,
    summary: 'The idempotency key has already been used for another request.',
  },
  'too-many-requests': {
    status: 429,
    summary: 'The caller has made too many requests; `Retry-After` says when to try again.',
  },
  'server-error': { status: 500, summary: 'The request failed on the server.' },
  overloaded: {
    status: 503,
    summary:
      'The server has more requests than it can answer in time, and has done nothing; `Retry-After` says when to try again.',
  },
  unavailable: {
    status: 503,
    summary: 'A system behind the server does not answer; `Retry-After` says when to try again.',
  },
} as const satisfies ErrorTable

/** An error code that the calls of any contract may return. */
export type CommonErrorCode = keyof typeof commonErrorCodes

/**
 * Every error code of the contract. An endpoint lists only special codes in `errors`; the common codes follow from its
 * other properties.
 */
export const errorCodes = {
  ...commonErrorCodes,
  'users.oid-taken': { status: 409, summary: 'Another user already has this id of the identity provider.' },
  'users.last-own-right': { status: 409, summary: 'Users cannot give up their own last right to supervise.' },
  'users.inactive': { status: 409, summary: 'The user is switched off.' },
  'users.has-service-account': { status: 409, summary: 'The user already has a service account.' },
  'users.service-points-full': {
    status: 409,
    summary: 'The user would reach more service points than the country allows.',
  },
  'records.other-country': { status: 409, summary: 'The new parent is in another country.' },
  'records.parent-inactive': {
    status: 409,
    summary: 'The new parent, or a record above it, is switched off.',
  },
  'clients.inactive': { status: 409, summary: 'The client is switched off.' },
  'clients.no-code': { status: 409, summary: 'The client has no code of the operations system.' },
  'clients.unknown-code': {
    status: 409,
    summary: 'The operations system does not know the code of the client.',
  },
  'clients.code-taken': { status: 409, summary: 'Another client of the country already has the code.' },
  'clients.oid-taken': {
    status: 409,
    summary: 'Another client already has this id of the operations system.',
  },
  'subclients.inactive': { status: 409, summary: 'The subclient is switched off.' },
  'subclients.no-code': { status: 409, summary: 'The subclient has no code of the operations system.' },
  'subclients.unknown-code': {
    status: 409,
    summary: 'The operations system does not know the code of the subclient.',
  },
  'subclients.code-taken': { status: 409, summary: 'Another subclient of the client already has the code.' },
  'subclients.oid-taken': {
    status: 409,
    summary: 'Another subclient already has this id of the operations system.',
  },
  'service-points.inactive': { status: 409, summary: 'The service point is switched off.' },
  'service-points.no-code': {
    status: 409,
    summary: 'The service point has no code of the operations system.',
  },
  'service-points.unknown-code': {
    status: 409,
    summary: 'The operations system does not know the code of the service point.',
  },
  'service-points.code-taken': {
    status: 409,
    summary: 'Another service point of the subclient already has the code.',
  },
  'service-points.oid-taken': {
    status: 409,
    summary: 'Another service point already has this id of the operations system.',
  },
  'orders.no-service-id': { status: 409, summary: 'The order has no service id yet.' },
  'orders.type-unknown': { status: 409, summary: 'The type of the order is not known.' },
  'orders.page-not-managed': { status: 409, summary: 'The caller does not manage orders.' },
  'orders.type-not-managed': { status: 409, summary: 'The caller does not manage orders of this type.' },
  'orders.cancelling-disabled': { status: 409, summary: 'The country does not allow cancelling.' },
  'orders.foreign-origin': { status: 409, summary: 'The order was not placed through the portal.' },
  'orders.consignment-started': { status: 409, summary: 'The consignment is already on its way.' },
  'orders.status-final': { status: 409, summary: 'The status of the order can no longer change.' },
  'orders.too-late': { status: 409, summary: 'The order begins in less than 24 hours.' },
  'orders.not-completed': { status: 409, summary: 'The order has not been completed yet.' },
  'orders.already-rated': { status: 409, summary: 'The order has already been rated.' },
  'declared-values.not-a-pickup': { status: 409, summary: 'Only pickups have declared values.' },
  'declared-values.not-agile': { status: 409, summary: 'The service point does not declare values.' },
  'declared-values.requested-amounts': {
    status: 409,
    summary: 'The amounts were stated in the request of the order.',
  },
  'declared-values.status-closed': {
    status: 409,
    summary: 'The order is in a status in which its declared values can no longer change.',
  },
  'declared-values.nothing-chosen': { status: 409, summary: 'No record was named for deletion.' },
  'declared-values.record-exists': {
    status: 409,
    summary: 'A record with the same code is already declared.',
  },
  'deposits.no-service-points': { status: 409, summary: 'The caller has no service point that deposits.' },
  'deposits.no-service-point': { status: 409, summary: 'The service point cannot deposit.' },
  'deposits.no-device': { status: 409, summary: 'The service point has no deposit device.' },
  'deposits.not-registered': {
    status: 409,
    summary: 'The client, the subclient or the service point is not registered for deposits.',
  },
  'deposits.no-currency': { status: 409, summary: 'The service point has no currency for deposits.' },
  'deposits.reversal-requested': {
    status: 409,
    summary: 'The reversal of the deposit has already been requested.',
  },
  'session-id-reused': {
    status: 422,
    summary: 'The session id already names a deposit with other contents.',
  },
  'report-not-ready': { status: 409, summary: 'The report is still being made.' },
  'report-failed': { status: 409, summary: 'The report could not be made.' },
  'report-status-unknown': { status: 409, summary: 'The status of the report is not known.' },
  'reports.schedules-full': { status: 409, summary: 'The caller already has 20 scheduled reports.' },
  'views.full': { status: 409, summary: 'The caller already has 30 views of the list.' },
  'views.not-owner': { status: 409, summary: 'The view is shared by someone else, who alone may change it.' },
  'nothing-to-validate': { status: 409, summary: 'There is no number to ask this employee for.' },
} as const satisfies ErrorTable

/** An error code that at least one call of the contract may return. */
export type ErrorCode = keyof typeof errorCodes
