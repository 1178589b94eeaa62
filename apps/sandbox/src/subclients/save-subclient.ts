import { refuse } from '@remesa/api-client/server'
import { clientKind } from '@remesa/domain/clients'
import { choiceIssue, type Issue, issue, ok } from '@remesa/domain/kernel'
import { confirmedCode } from '@remesa/domain/records'
import {
  buildSubclientRequest,
  type Delegation,
  delegationCode,
  emptySubclientDraft,
  offeredDelegations,
  type Subclient,
  type SubclientDraft,
  type SubclientRequest,
  subclientDraftOf,
  subclientKind,
  validateSubclient,
} from '@remesa/domain/subclients'
import { eq } from 'drizzle-orm'
import { findClient } from '../clients'
import type { Database } from '../db/database'
import { subclients } from '../db/schema'
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
import { solCenterOf } from '../sol'
import { listDelegations } from './delegation-repository'
import { lockSubclient, replaceLimits, replaceThirdCodes } from './subclient-repository'
import { subclientCodes, versionedSubclients } from './versioned-subclients'

const saved = ok({ status: 1, message: 'subclients.saved' })

/**
 * Adds or changes a subclient. The response is 403 if the caller may not open the form, and 404 for a subclient or
 * client that the caller may not see. It is 400 with every rule that the body breaks. A conflict with another record
 * has the status 200, and `status: 0` in the body. Saving a subclient never activates or deactivates it.
 */
export const saveSubclient = (context: ApiContext, call: SaveCall<SubclientRequest>): Promise<Saved> =>
  saveRecord(context, call, {
    kind: subclientKind,
    versioned: versionedSubclients,
    endpoint: 'subclients.save',
    lock: (tx, id) => lockSubclient(tx, id, context.caller.scope),
    add: (tx, body) => addSubclient(tx, context, body),
    change: changeSubclient,
  })

const addSubclient = async (
  tx: Database,
  { caller }: ApiContext,
  body: SubclientRequest,
): Promise<Adding> => {
  const client = await findClient(tx, body.clientId, caller.scope)
  if (client === undefined) return refuse.notFound()
  if (!client.active) return blocked(clientKind.refusal('inactive').key)
  const form = withDelegation(
    {
      ...emptySubclientDraft({ preselected: String(client.country.id) }),
      client,
      // A subclient with an operations system id was found by its code in the operations system.
      validates: body.oidSol !== null,
      sourceSystem: 'NONE',
      lookup: 'found',
      codeSol: body.codeSol ?? '',
      oidSol: body.oidSol,
      description: body.description,
      ...editableFields(body),
    },
    body,
    await listDelegations(tx, client.country.id),
  )
  const limits = await limitIssues(tx, body.limits)
  if (form.delegation === undefined) return refuse.invalid([...form.issues, ...limits])
  const request = buildSubclientRequest(form.draft, { ...form, countries: [client.country] })
  const issues = [
    ...form.issues,
    ...limits,
    ...(await oidIssues(tx, request, client)),
    ...uniqueCodeIssues(body, request),
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  await subclientCodes.lock(tx)
  const taken = await subclientCodes.holder(tx, { ...request, parentId: client.id })
  if (taken !== undefined) return blocked(`subclients.refused.${taken.rule}`)
  const { clientId, oidSol, codeSol, uniqueCode, description, idSmartcash } = request
  const [added] = await tx
    .insert(subclients)
    .values({
      clientId,
      delegationId: form.delegation.id,
      oidSol,
      codeSol,
      uniqueCode,
      description,
      idSmartcash,
      active: true,
    })
    .returning({ id: subclients.id })
  if (added === undefined) throw new Error('[subclients] the database returned no subclient for an insert')
  await storeTables(tx, added.id, request)
  return ok({ ...saved.value, id: added.id })
}

const changeSubclient = async (
  tx: Database,
  subclient: Subclient,
  body: SubclientRequest,
): Promise<Saving> => {
  const { country } = subclient.client
  const form = withDelegation(
    { ...subclientDraftOf(subclient), ...editableFields(body) },
    body,
    await listDelegations(tx, country.id),
  )
  const limits = await limitIssues(tx, body.limits)
  if (form.delegation === undefined) return refuse.invalid([...form.issues, ...limits])
  const request = buildSubclientRequest(form.draft, { ...form, countries: [country] })
  const issues = [
    ...fixedIssues({ ...body, uniqueCode: body.uniqueCode ?? request.uniqueCode }, request, [
      'clientId',
      'codeSol',
      'oidSol',
      'uniqueCode',
      'description',
    ]),
    ...form.issues,
    ...limits,
  ]
  if (issues.length > 0) return refuse.invalid(issues)
  const { idSmartcash, uniqueCode } = request
  await tx
    .update(subclients)
    .set({ idSmartcash, uniqueCode, delegationId: form.delegation.id })
    .where(eq(subclients.id, subclient.id))
  await storeTables(tx, subclient.id, request)
  return saved
}

const editableFields = ({ idSmartcash, thirdcodes, limits }: SubclientRequest) => ({
  idSmartcash,
  thirdcodes,
  limits,
})

/**
 * The form with the delegation whose code is in the body. Several delegations may have this code. Then the subclient's
 * current delegation is chosen, else the country's default delegation, else the first by name.
 */
const withDelegation = (
  draft: SubclientDraft,
  body: SubclientRequest,
  delegations: readonly Delegation[],
): {
  readonly draft: SubclientDraft
  readonly delegation: Delegation | undefined
  readonly delegations: readonly Delegation[]
  readonly issues: readonly Issue[]
} => {
  const offered = offeredDelegations(draft, { delegations })
  const named = offered.filter(({ idSmartcash }) => delegationCode(idSmartcash) === body.delegation.trim())
  const option =
    named.find(({ idSmartcash }) => idSmartcash === draft.ownDelegation?.idSmartcash) ??
    named.find(({ principal }) => principal) ??
    named[0]
  const chosen = { ...draft, delegation: option?.idSmartcash ?? null }
  const delegation = delegations.find(({ idSmartcash }) => idSmartcash?.trim() === option?.idSmartcash)
  const issues = [
    ...validateSubclient(chosen, { delegations }).filter(({ path }) => path !== 'delegation'),
    ...(delegation === undefined
      ? [
          choiceIssue(
            'delegation',
            offered.map(({ idSmartcash }) => delegationCode(idSmartcash)),
          ),
        ]
      : []),
  ]
  return { draft: chosen, delegation, delegations, issues }
}

/**
 * An issue of the operations system id in a body. The operations system must have a center with this id, and this
 * center must have the client and the code in the body.
 */
const oidIssues = async (
  tx: Database,
  { oidSol, codeSol }: SubclientRequest,
  client: { readonly codeSol: string | null; readonly country: { readonly id: number } },
): Promise<readonly Issue[]> => {
  if (oidSol === null) return []
  const known = await solCenterOf(tx, oidSol)
  const isTheirs =
    known?.countryId === client.country.id &&
    known.clientCode === client.codeSol &&
    confirmedCode(codeSol ?? '', known.code) === codeSol
  return isTheirs ? [] : [issue('invalid', 'oidSol')]
}

const storeTables = async (tx: Database, id: number, { thirdcodes, limits }: SubclientRequest) => {
  await replaceThirdCodes(tx, id, storedThirdCodes(thirdcodes))
  await replaceLimits(tx, id, limits)
}
