import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssignmentClient, overwriteAssignments, removeAssignments, undoAddition, undoRemoval } from '.'
import { anyAddedAssignments, anyAssignments } from './users.arbitraries'
import { tree } from './users.fixtures'

type Tree = readonly AssignmentClient[]

/** What a tree names, in one order. */
const named = (some: Tree): string[] =>
  some
    .flatMap(({ id, subclients }) => [
      ...(subclients.length === 0 ? [`${id}`] : []),
      ...subclients.flatMap((subclient) => [
        ...(subclient.servicepoints.length === 0 ? [`${id}/${subclient.id}`] : []),
        ...subclient.servicepoints.map((point) => `${id}/${subclient.id}/${point.id}`),
      ]),
    ])
    .toSorted()

describe('undoing an addition', () => {
  it('[USR-67] removes what was new, and leaves what was assigned before', () => {
    expect(undoAddition(tree([1, [11, 111]]), tree([1, [11, 111, 112]]))).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 1,
      clients: tree([1, [11, 112]]),
    })
  })

  it.each([
    ['a whole client was narrowed', tree([1]), tree([1, [11, 111]])],
    ['a whole center took in a point', tree([1, [11, 111]]), tree([1, [11]])],
    ['nothing was new', tree([1, [11]]), tree([1, [11, 111]])],
  ])('[USR-67] is not offered when %s', (_when, before, added) => {
    expect(undoAddition(before, added)).toBeUndefined()
  })

  it('[USR-67] brings back exactly what was there, whenever it is offered', () => {
    fc.assert(
      fc.property(anyAssignments, anyAddedAssignments, (before, added) => {
        const undo = undoAddition(before, added)
        fc.pre(undo !== undefined)
        const after: Tree = overwriteAssignments<AssignmentClient>(before, added)
        expect(named(removeAssignments(after, undo?.clients ?? []))).toEqual(named(before))
      }),
    )
  })
})

describe('undoing a removal', () => {
  it('[USR-67] adds what was lost, whole clients by themselves', () => {
    expect(undoRemoval(tree([1, [11, 111, 112]]), tree([1, [11, 112]]))).toEqual({
      addOnlyClient: false,
      numberOfServicesPoint: 2,
      clients: tree([1, [11, 112]]),
    })
    expect(undoRemoval(tree([1], [2, [21]]), tree([1]))).toEqual({
      addOnlyClient: true,
      numberOfServicesPoint: 0,
      clients: tree([1]),
    })
  })

  it('[USR-67] is not offered when whole clients went together with parts of others, or nothing went', () => {
    expect(undoRemoval(tree([1], [2, [21]]), tree([1], [2, [21]]))).toBeUndefined()
    expect(undoRemoval(tree([1]), tree([2]))).toBeUndefined()
  })

  it('[USR-67] brings back exactly what was there, whenever it is offered', () => {
    fc.assert(
      fc.property(anyAssignments, anyAddedAssignments, (before, removed) => {
        const undo = undoRemoval(before, removed)
        fc.pre(undo !== undefined)
        const after: Tree = removeAssignments<AssignmentClient>(before, removed)
        const again = overwriteAssignments(after, undo?.clients ?? [])
        expect(named(again)).toEqual(named(before))
      }),
    )
  })
})
