import { describe, expect, it } from 'vitest'
import {
  ALL_ID,
  assignmentOf,
  buildAssignmentRequest,
  canAssign,
  changeAssignmentDraft,
  emptyAssignmentDraft,
  foundPointsQuery,
  isAssignable,
  validateAssignment,
} from '.'
import { draftWith, factsWith, partly, tree, whole } from './users.fixtures'

const found = (id: number) => ({
  id,
  codeSol: null,
  description: `P ${id}`,
  subclient: {
    id: Math.floor(id / 10),
    description: 'Norte',
    client: { id: Math.floor(id / 100), description: 'Bazar' },
  },
})
const finding = (...ids: readonly number[]) =>
  changeAssignmentDraft(emptyAssignmentDraft(), { type: 'points', points: ids.map(found) })
const confirmed = { overwriteConfirmed: true }

describe('service points from the direct search', () => {
  it('[USR-92] service points of several clients that were found by a direct search are added by one request, without a chosen client', () => {
    expect(buildAssignmentRequest(finding(111, 211, 112), factsWith())).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 3,
      clients: tree([1, [11, 111, 112]], [2, [21, 211]]),
    })
  })

  it('[USR-92] choosing a client, a subclient or a whole client clears the service points of the direct search', () => {
    const draft = { ...finding(111, 211), clientId: 1 }
    for (const change of [
      { type: 'client', id: 2 },
      { type: 'subclient', id: 11 },
      { type: 'only-client', addOnlyClient: true },
    ] as const)
      expect(changeAssignmentDraft(draft, change).points).toEqual([])
  })

  it('[USR-92] service points can’t be chosen from the direct search if a whole client or all subclients are chosen', () => {
    for (const draft of [draftWith({ addOnlyClient: true }), draftWith({ subclientId: ALL_ID })])
      expect(changeAssignmentDraft(draft, { type: 'points', points: [found(111)] })).toBe(draft)
  })

  it('[USR-92] service points of the direct search are refused if one of them is already assigned', () => {
    const facts = factsWith(partly)
    expect(validateAssignment(finding(112, 111), facts).map(({ rule, path }) => [rule, path])).toEqual([
      ['servicepoint_already_assigned', 'servicePointId'],
    ])
    expect(validateAssignment(finding(112), facts)).toEqual([])
    expect([111, 112].map((id) => isAssignable(facts.user, found(id)))).toEqual([false, true])
  })

  it('[USR-92] service points of the direct search replace the assignment of a whole client only after a confirmation', () => {
    const facts = factsWith(whole)
    expect(assignmentOf(finding(111), facts)).toEqual(tree([1, [11, 111]]))
    const unconfirmed = canAssign(finding(111), facts, { overwriteConfirmed: false })
    expect(unconfirmed.reasons.map(({ rule }) => rule)).toEqual(['overwrite-not-confirmed'])
    expect(canAssign(finding(111), facts, confirmed).allowed).toBe(true)
  })

  it('[USR-92] service points of the direct search are refused if they exceed the user’s maximum', () => {
    const six = finding(111, 112, 113, 211, 212, 213)
    expect(canAssign(six, factsWith(), confirmed).reasons).toMatchObject([
      { rule: 'too-many-service-points', params: { max: 5, adding: 6 } },
    ])
  })

  it('[USR-93] the direct search finds service points in the user’s country and, if a client is chosen, only points of this client', () => {
    const all = { page: 0, size: 100, active: true, countryId: 1, inParents: true }
    expect(foundPointsQuery({ typed: ' ', countryId: 1, clientId: null })).toEqual(all)
    expect(foundPointsQuery({ typed: ' gran bazar', countryId: 1, clientId: 2 })).toEqual({
      ...all,
      clientId: 2,
      search: 'gran bazar',
    })
  })
})
