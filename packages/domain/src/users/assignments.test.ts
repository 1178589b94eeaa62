import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AssignmentClient,
  addAssignments,
  containsClient,
  containsServicePoint,
  containsSubclient,
  countServicePoints,
  coversAssignments,
  isWholeClient,
  isWholeSubclient,
  overwriteAssignments,
  overwriteQuestion,
  removeAssignments,
} from '.'
import {
  anyAddedAssignments,
  anyAssignments,
  anyNamedAssignments,
  anyRepeatedAssignments,
  clientWith,
} from './users.arbitraries'
import { tree } from './users.fixtures'

type Tree = readonly AssignmentClient[]

const children = (id: number) => [1, 2, 3].map((branch) => id * 10 + branch)

/**
 * The names of all service points that a tree of assignments includes, among a few test records. An asterisk stands for
 * all records below a client or subclient that is assigned as a whole.
 */
const reachOf = (tree: Tree): ReadonlySet<string> =>
  new Set(
    tree.flatMap(({ id, subclients }) => {
      const whole = isWholeClient({ id, subclients })
      const below = whole ? children(id).map((child) => ({ id: child, servicepoints: [] })) : subclients
      return [
        ...(whole ? [`${id}/*`] : []),
        ...below.flatMap((subclient) => [
          ...(isWholeSubclient(subclient) ? [`${id}/${subclient.id}/*`] : []),
          ...(isWholeSubclient(subclient)
            ? children(subclient.id)
            : subclient.servicepoints.map((point) => point.id)
          ).map((point) => `${id}/${subclient.id}/${point}`),
        ]),
      ]
    }),
  )

const isSubset = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((item) => whole.has(item))

describe('counting', () => {
  it('[USR-40] each assigned service point is counted once; points of clients and subclients that are assigned as a whole are not counted', () => {
    expect(countServicePoints([])).toBe(0)
    expect(countServicePoints(tree([1], [2, [21]]))).toBe(0)
    expect(countServicePoints(tree([1, [11, 111, 112], [12, 121]], [2, [21, 211]], [1, [11, 111]]))).toBe(4)
  })

  it('[USR-40] the number of assigned service points equals the number of points in the tree of assignments', () => {
    fc.assert(
      fc.property(anyRepeatedAssignments, (repeated) => {
        const named = repeated.flatMap((client) => client.subclients.flatMap((sub) => sub.servicepoints))
        expect(countServicePoints(repeated)).toBe(new Set(named.map(({ id }) => id)).size)
      }),
    )
  })
})

describe('what is assigned', () => {
  const some = tree([1], [2, [21], [22, 221]])

  it('[USR-41] a client counts as assigned if it is assigned as a whole or in part', () => {
    expect([1, 2, 3].map((id) => containsClient(some, id))).toEqual([true, true, false])
  })

  it.each([
    [1, 19, true],
    [2, 21, true],
    [2, 22, true],
    [2, 23, false],
    [3, 22, false],
  ])('[USR-41] below client %i, subclient %i counts as assigned: %s', (clientId, subclientId, assigned) => {
    expect(containsSubclient(some, { clientId, subclientId })).toBe(assigned)
  })

  it.each([
    [1, 11, 111, true],
    [2, 21, 211, true],
    [2, 22, 221, true],
    [2, 22, 222, false],
    [2, 23, 221, false],
    [3, 22, 221, false],
  ])(
    '[USR-41] below client %i and subclient %i, service point %i counts as assigned: %s',
    (clientId, subclientId, servicePointId, assigned) => {
      expect(containsServicePoint(some, { clientId, subclientId, servicePointId })).toBe(assigned)
    },
  )

  it('[USR-41] a tree of assignments contains every assignment that was added to it', () => {
    fc.assert(
      fc.property(anyAssignments, anyAddedAssignments, (held, added) => {
        const all = addAssignments(held, added)
        for (const client of added) {
          expect(containsClient(all, client.id)).toBe(true)
          for (const subclient of client.subclients) {
            const path = { clientId: client.id, subclientId: subclient.id }
            expect(containsSubclient(all, path)).toBe(true)
            for (const { id } of subclient.servicepoints)
              expect(containsServicePoint(all, { ...path, servicePointId: id })).toBe(true)
          }
        }
      }),
    )
  })

  it('[USR-42] a tree of assignments includes another tree if and only if it assigns every service point of the other tree', () => {
    fc.assert(
      fc.property(anyRepeatedAssignments, anyAssignments, (held, part) => {
        expect(coversAssignments(held, part)).toBe(isSubset(reachOf(part), reachOf(held)))
      }),
    )
  })

  it('[USR-42] assigning every existing part separately does not count as assigning the whole client or subclient', () => {
    expect(coversAssignments(tree([1, [11], [12], [13]]), tree([1]))).toBe(false)
    expect(coversAssignments(tree([1, [11, 111, 112, 113]]), tree([1, [11]]))).toBe(false)
    expect(coversAssignments(tree([1]), tree([1]))).toBe(true)
    expect(coversAssignments(tree([1, [11]]), tree([1, [11]]))).toBe(true)
  })
})

describe('adding', () => {
  it('[USR-43] added assignments follow the existing assignments in the tree', () => {
    expect(addAssignments(tree([2, [22, 221]]), tree([1, [11, 111]], [2, [21], [22, 222, 221]]))).toEqual(
      tree([2, [22, 221, 222], [21]], [1, [11, 111]]),
    )
  })

  it('[USR-43] adding parts of a wholly assigned client changes nothing, and adding a whole client replaces its parts', () => {
    expect(addAssignments(tree([1], [2, [21]]), tree([1, [11, 111]], [2, [21, 211]]))).toEqual(
      tree([1], [2, [21]]),
    )
    expect(addAssignments(tree([1, [11, 111]], [2, [21, 211]]), tree([1], [2, [21]]))).toEqual(
      tree([1], [2, [21]]),
    )
  })

  it('[USR-43] adding assignments does not change the names of records that are already assigned', () => {
    const held = [
      clientWith({ description: 'Old', codeSol: 'C-1', subclients: [{ id: 11, description: 'S' }] }),
    ]
    const added = [clientWith({ description: 'New', subclients: [{ id: 11, description: 'T' }] })]
    expect(addAssignments(held, added)).toEqual(held)
  })

  it('[USR-43] if a client, subclient or service point occurs twice in a tree of assignments, both entries are merged', () => {
    expect(addAssignments(tree([1, [11, 111, 111], [11, 112]], [1, [12]]), [])).toEqual(
      tree([1, [11, 111, 112], [12]]),
    )
  })

  it('[USR-43] merging two trees of assignments assigns exactly the service points of both', () => {
    fc.assert(
      fc.property(anyRepeatedAssignments, anyAssignments, (held, added) => {
        const both = new Set([...reachOf(held), ...reachOf(added)])
        expect(reachOf(addAssignments(held, added))).toEqual(both)
      }),
    )
  })

  it('[USR-43] adding assignments twice, in another order or in several steps has the same result', () => {
    fc.assert(
      fc.property(anyAssignments, anyAssignments, anyAssignments, (a, b, c) => {
        const once = addAssignments(a, b)
        expect(addAssignments(a, a)).toEqual(a)
        expect(addAssignments(once, b)).toEqual(once)
        expect(reachOf(addAssignments(b, a))).toEqual(reachOf(once))
        expect(addAssignments(once, c)).toEqual(addAssignments(a, addAssignments(b, c)))
      }),
    )
  })
})

describe('replacing a whole client', () => {
  it('[USR-44] the viewer must confirm before parts of a client replace the assignment of the whole client', () => {
    expect(overwriteQuestion(tree([1], [2]), tree([1, [11, 111]], [3, [31]]))).toEqual({
      key: 'users.question.overwrite-client',
      clients: tree([1]),
    })
  })

  it.each([
    ['the client is added whole again', tree([1]), tree([1])],
    ['the client is assigned in part', tree([1, [11]]), tree([1, [12]])],
    ['the client is new', tree([2]), tree([1, [11]])],
  ])('[USR-44] the viewer need not confirm a replacement of a whole client if %s', (_, held, added) => {
    expect(overwriteQuestion(held, added)).toBeUndefined()
  })

  it('[USR-45] after the viewer has confirmed to replace a whole client, only the added parts of that client are assigned', () => {
    expect(overwriteAssignments(tree([1], [2, [21]]), tree([1, [11, 111]], [2, [21, 211], [22]]))).toEqual(
      tree([2, [21], [22]], [1, [11, 111]]),
    )
  })

  it('[USR-45] replacing a whole client assigns the added parts, needs no second confirmation, and changes no other client', () => {
    fc.assert(
      fc.property(anyAssignments, anyAddedAssignments, (held, added) => {
        const after = overwriteAssignments(held, added)
        expect(coversAssignments(after, added)).toBe(true)
        expect(overwriteQuestion(after, added)).toBeUndefined()
        if (overwriteQuestion(held, added) === undefined) expect(after).toEqual(addAssignments(held, added))
        const others = (nodes: Tree) => nodes.filter(({ id }) => !containsClient(added, id))
        expect(others(after)).toEqual(others(held))
      }),
    )
  })
})

describe('removing', () => {
  it.each([
    ['a point', tree([1, [11, 111, 112]]), tree([1, [11, 111]]), tree([1, [11, 112]])],
    ['the last point of a subclient', tree([1, [11, 111], [12]]), tree([1, [11, 111]]), tree([1, [12]])],
    ['the last point of a client', tree([1, [11, 111]], [2]), tree([1, [11, 111]]), tree([2])],
    ['a subclient', tree([1, [11, 111, 112], [12]]), tree([1, [11]]), tree([1, [12]])],
    ['a whole subclient', tree([1, [11], [12]]), tree([1, [11]]), tree([1, [12]])],
    ['a client', tree([1, [11, 111], [12]], [2]), tree([1]), tree([2])],
    ['a whole client', tree([1], [2]), tree([1]), tree([2])],
    ['what is not there', tree([1, [11, 111]]), tree([1, [12]], [2]), tree([1, [11, 111]])],
    ['part of a whole client', tree([1]), tree([1, [11]]), tree([1])],
    ['part of a whole subclient', tree([1, [11]]), tree([1, [11, 111]]), tree([1, [11]])],
    ['a point named twice', tree([1, [11, 111], [11, 112]]), tree([1, [11, 111]]), tree([1, [11, 112]])],
    ['in two parts', tree([1, [11, 111, 112]]), tree([1, [11, 111]], [1, [11, 112]]), []],
  ])('[USR-46] a removal removes only the chosen assignments: %s', (_, held, removed, left) => {
    expect(removeAssignments(held, removed)).toEqual(left)
  })

  it('[USR-46] removing single assignments changes no other assignment, and no client or subclient that is assigned as a whole', () => {
    fc.assert(
      fc.property(anyRepeatedAssignments, anyRepeatedAssignments, (held, removed) => {
        const [reached, gone] = [reachOf(held), reachOf(removed)]
        const staysWhole = (star: string) => reached.has(star) && !gone.has(star)
        const left = [...reached].filter((item) => {
          const [client, subclient] = item.split('/')
          if (staysWhole(`${client}/*`)) return true
          return staysWhole(`${client}/${subclient}/*`) || !gone.has(item)
        })
        expect(reachOf(removeAssignments(held, removed))).toEqual(new Set(left))
      }),
    )
  })

  it('[USR-46] removing assignments that were just added results in the assignments before the addition', () => {
    fc.assert(
      fc.property(anyNamedAssignments, anyNamedAssignments, (held, wanted) => {
        const added = removeAssignments(wanted, held)
        expect(removeAssignments(addAssignments(held, added), added)).toEqual(held)
      }),
    )
  })

  it('[USR-46] a removal never adds an assignment, and removing all assignments results in an empty tree', () => {
    fc.assert(
      fc.property(anyAssignments, anyAssignments, (held, removed) => {
        expect(coversAssignments(held, removeAssignments(held, removed))).toBe(true)
        expect(removeAssignments(held, held)).toEqual([])
        expect(removeAssignments(held, [])).toEqual(held)
      }),
    )
  })
})
