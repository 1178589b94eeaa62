import { refuse } from '@remesa/api-client/server'
import {
  buildClientRequest,
  type Client,
  type ClientDraft,
  type ClientRequest,
  clientDraftOf,
  clientKind,
  emptyClientDraft,
  validateClient,
} from '@remesa/domain/clients'
import { type Issue, issue, ok } from '@remesa/domain/kernel'
import { confirmedCode, extraDataDraftOf, saveExtraDataItem } from '@remesa/domain/records'
import { eq } from 'drizzle-orm'
import { reachableCountryNamed } from '../country'
import type { Database } from '../db/database'
import { clients } from '../db/schema'
import {
  type Adding,
  blocked,
  fixedIssues,
  limitIssues,
  type SaveCall,
  type Saved,
  type Saving,
  saveRecord,
  storedThirdCodes,
  uniqueCodeIssues,
} from '../records'
import type { ApiContext } from '../request/context'
import { solClientOf } from '../sol'
import { lockClient, replaceExtraData, replaceLimits, replaceThirdCodes } from './client-repository'
import { clientCodes, versionedClients } from './versioned-clients'

const saved = ok({ status: 1, message: 'clients.saved' })

/**
 * Adds or changes a client. The response is 403 if the caller may not open the form, and 404 if the caller may not see
 * the client or country. It is 400 with every rule that the body breaks. A conflict with another record has the status
 * 200, and `status: 0` in the body. Saving a client never activates or deactivates it.
 */
export const saveClient = (context: ApiContext, call: SaveCall<ClientRequest>): Promise<Saved> =>
  saveRecord(context, call, {
    kind: clientKind,
    versioned: versionedClients,
    endpoint: 'clients.save',
    lock: (tx, id) => lockClient(tx, id, context.caller.scope),
    add: (tx, body) => addClient(tx, context, body),
    change: changeClient,
  })

const addClient = async (tx: Database, { caller }: ApiContext, body: ClientRequest): Promise<Adding> => {
  const country = await reachableCountryNamed({ db: tx, caller }, body.country)
  if (country === undefined) return refuse.notFound()
  const draft = addedDraft(body)
  const request = buildClientRequest(draft, { countries: [country] })
  const issues = [
    ...validateClient(draft),
    ...(await limitIssues(tx, body.limits)),
    ...(await oidIssues(tx, request)),
    ...uniqueCodeIssues(body, request),
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  await clientCodes.lock(tx)
  const taken = await clientCodes.holder(tx, { ...request, parentId: country.id })
  if (taken !== undefined) return blocked(`clients.refused.${taken.rule}`)
  const { oidSol, codeSol, uniqueCode, description, idSmartcash } = request
  const [added] = await tx
    .insert(clients)
    .values({ countryId: country.id, oidSol, codeSol, uniqueCode, description, idSmartcash, active: true })
    .returning({ id: clients.id })
  if (added === undefined) throw new Error('[clients] the database returned no client for an insert')
  await storeTables(tx, added.id, request)
  return ok({ ...saved.value, id: added.id })
}

const changeClient = async (tx: Database, client: Client, body: ClientRequest): Promise<Saving> => {
  const draft = changedDraft(client, body)
  const request = buildClientRequest(draft, { countries: [client.country] })
  const issues = [
    ...fixedIssues({ ...body, uniqueCode: body.uniqueCode ?? request.uniqueCode }, request, [
      'country',
      'codeSol',
      'oidSol',
      'uniqueCode',
      'description',
    ]),
    ...validateClient(draft),
    ...(await limitIssues(tx, body.limits)),
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  const { idSmartcash, uniqueCode } = request
  await tx.update(clients).set({ idSmartcash, uniqueCode }).where(eq(clients.id, client.id))
  await storeTables(tx, client.id, request)
  return saved
}

/**
 * The form that produces the body of a new client. If the body contains an id of the operations system, the form is in
 * the state after a search has found the client in that system.
 */
const addedDraft = (body: ClientRequest): ClientDraft => ({
  ...emptyClientDraft({ preselected: String(body.country) }),
  validates: body.oidSol !== null,
  sourceSystem: 'NONE',
  lookup: 'found',
  codeSol: body.codeSol ?? '',
  oidSol: body.oidSol,
  description: body.description,
  ...editableFields(body),
})

const changedDraft = (client: Client, body: ClientRequest): ClientDraft => ({
  ...clientDraftOf(client),
  ...editableFields(body),
})

const editableFields = ({ idSmartcash, thirdcodes, limits, extradata }: ClientRequest) => ({
  idSmartcash,
  thirdcodes,
  limits,
  extradata,
})

/**
 * An issue if the body contains an id of the operations system, and that system has no client with the id, the country
 * and the code in the body.
 */
const oidIssues = async (
  tx: Database,
  { country, oidSol, codeSol }: ClientRequest,
): Promise<readonly Issue[]> => {
  if (oidSol === null) return []
  const known = await solClientOf(tx, oidSol)
  const isTheirs = known?.countryId === country && confirmedCode(codeSol ?? '', known.code) === codeSol
  return isTheirs ? [] : [issue('invalid', 'oidSol')]
}

const storeTables = async (tx: Database, id: number, { thirdcodes, limits, extradata }: ClientRequest) => {
  await replaceThirdCodes(tx, id, storedThirdCodes(thirdcodes))
  await replaceLimits(tx, id, limits)
  await replaceExtraData(
    tx,
    id,
    extradata.flatMap((row) => saveExtraDataItem(extraDataDraftOf(row), { existing: [] })),
  )
}
