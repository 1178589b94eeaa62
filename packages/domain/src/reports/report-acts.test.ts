import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActEvent, type ActStep, nextActStep, reportActs } from '.'

const events = ['begin', 'confirm', 'cancel', 'settle'] as const
const steps = ['idle', 'asking', 'sending'] as const

describe('acts on reports', () => {
  it('[RPT-33] are confirmed first, but for downloading, and have these messages', () => {
    expect(reportActs).toEqual({
      request: { confirmed: true, okKey: 'message.usersreport.ok', koKey: undefined },
      download: { confirmed: false, okKey: undefined, koKey: 'download.error' },
      remove: { confirmed: true, okKey: 'report.removed', koKey: undefined },
    })
  })

  const arrows: readonly (readonly [ActStep, ActEvent, ActStep])[] = [
    ['idle', 'begin', 'asking'],
    ['asking', 'confirm', 'sending'],
    ['asking', 'cancel', 'idle'],
    ['sending', 'settle', 'idle'],
  ]

  it.each(steps.flatMap((step) => events.map((event) => [step, event] as const)))(
    '[RPT-34] at %s answer %s as the table says, or not at all',
    (step, event) => {
      const [, , expected = step] = arrows.find(([from, by]) => from === step && by === event) ?? []
      expect(nextActStep(step, event, 'request')).toBe(expected)
      expect(nextActStep(step, event, 'remove')).toBe(expected)
    },
  )

  it('[RPT-34] that are not confirmed are sent at once', () => {
    expect(nextActStep('idle', 'begin', 'download')).toBe('sending')
    expect(nextActStep('sending', 'begin', 'download')).toBe('sending')
    expect(nextActStep('sending', 'settle', 'download')).toBe('idle')
  })

  it('[RPT-34] are sent once for every yes, and never without', () => {
    const anyAct = fc.constantFrom('request' as const, 'remove' as const)
    fc.assert(
      fc.property(anyAct, fc.array(fc.constantFrom(...events), { maxLength: 30 }), (act, happened) => {
        let step: ActStep = 'idle'
        let asked = false
        for (const event of happened) {
          const next = nextActStep(step, event, act)
          if (next === 'sending' && step !== 'sending') {
            expect([asked, event]).toEqual([true, 'confirm'])
          }
          asked = next === 'asking'
          step = next
        }
      }),
    )
  })
})
