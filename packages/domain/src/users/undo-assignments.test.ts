import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentClient,
  overwriteAssignments,
  removeAssignments,
  undoAddition,
  undoNarrowing,
  undoRemoval,
} from '.'
import { anyAddedAssignments, anyAssignments } from './users.arbitraries'
import { tree } from './users.fixtures'

type Tree = readonly AssignmentClient[]

/** The names of all records in a tree of assignments, sorted. */
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
  it('[USR-67] undoing an addition of assignments removes the added assignments, and no others', () => {
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
  ])('[USR-67] an addition of assignments can’t be undone if %s', (_when, before, added) => {
    expect(undoAddition(before, added)).toBeUndefined()
  })

  it('[USR-67] if an addition of assignments can be undone, undoing it restores exactly the assignments before', () => {
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

describe('undoing the replacement of a whole client', () => {
  it('[USR-67] undoing the replacement of a whole client assigns the whole client again', () => {
    expect(undoNarrowing(tree([1], [2, [21]]), tree([1, [11, 111]]))).toEqual({
      addOnlyClient: true,
      numberOfServicesPoint: 0,
      clients: tree([1]),
    })
  })

  it.each([
    ['no client was whole', tree([1, [11]]), tree([1, [12]])],
    ['another client was added as well', tree([1]), tree([1, [11]], [2, [21]])],
  ])('[USR-67] the replacement of a whole client can’t be undone if %s', (_when, before, added) => {
    expect(undoNarrowing(before, added)).toBeUndefined()
  })

  it('[USR-67] if the replacement of a whole client can be undone, undoing it restores exactly the assignments before', () => {
    fc.assert(
      fc.property(anyAssignments, anyAddedAssignments, (before, added) => {
        const undo = undoNarrowing(before, added)
        fc.pre(undo !== undefined)
        const after: Tree = overwriteAssignments<AssignmentClient>(before, added)
        expect(named(overwriteAssignments(after, undo?.clients ?? []))).toEqual(named(before))
      }),
    )
  })
})

describe('undoing a removal', () => {
  it('[USR-67] undoing a removal adds the removed assignments again by one call, which contains either whole clients or parts', () => {
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

  it('[USR-67] a removal of assignments can’t be undone if it removed a whole client and also parts of another client', () => {
    expect(undoRemoval(tree([1], [2, [21]]), tree([1], [2, [21]]))).toBeUndefined()
    expect(undoRemoval(tree([1]), tree([2]))).toBeUndefined()
  })

  it('[USR-67] if a removal of assignments can be undone, undoing it restores exactly the assignments before', () => {
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
