import { setImmediate as nextRound } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOrderOfArrival, queueStatements } from './statement-queue'

let client: PGlite
beforeAll(async () => {
  client = queueStatements(await PGlite.create())
}, 90_000)
afterAll(() => client.close())

describe('statements of the embedded database', () => {
  it('[DU-10] the process can do other work between any two statements of the embedded database', async () => {
    let rounds = 0
    let isOver = false
    const counting = (async () => {
      for (; !isOver; rounds += 1) await nextRound()
    })()
    await Promise.all(Array.from({ length: 20 }, () => client.query('select 1')))
    isOver = true
    await counting
    expect(rounds).toBeGreaterThanOrEqual(19)
  })

  it('the embedded database runs statements in the order in which they were issued, also before and after transactions', async () => {
    const order: number[] = []
    const ask = async (at: number) => {
      await client.query('select 1')
      order.push(at)
    }
    await Promise.all([
      ask(1),
      client.transaction(async (tx) => {
        await tx.query('select 1')
        await tx.query('select 1')
      }),
      ask(2),
      ask(3),
    ])
    expect(order).toEqual([1, 2, 3])
  })

  it('[DU-10] the embedded database runs all statements of an earlier task before the statements of a later task', async () => {
    const order: string[] = []
    const work = (name: string) =>
      inOrderOfArrival(async () => {
        for (const step of [1, 2, 3]) {
          await client.query('select 1')
          order.push(`${name}${step}`)
        }
      })
    await Promise.all([work('a'), work('b'), work('c')])
    expect(order.indexOf('a3')).toBeLessThan(order.indexOf('b3'))
    expect(order.indexOf('b3')).toBeLessThan(order.indexOf('c3'))
    expect(order.indexOf('a3')).toBeLessThan(order.indexOf('c1'))
  })

  it('a failed statement in the queue does not affect other statements', async () => {
    const failed = client.query('select nothing')
    await expect(failed).rejects.toThrow('does not exist')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
