import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActionEvent, type ActionStep, nextActionStep, reportActionFacts } from '.'

const events = ['begin', 'confirm', 'cancel', 'settle'] as const
const steps = ['idle', 'asking', 'sending'] as const

describe('actions on reports', () => {
  it('[RPT-33] the user must confirm every action on reports except the download, and each action has its messages', () => {
    expect(reportActionFacts).toEqual({
      request: { confirmed: true, okKey: 'message.usersreport.ok', koKey: undefined },
      download: { confirmed: false, okKey: undefined, koKey: 'download.error' },
      remove: { confirmed: true, okKey: 'report.removed', koKey: undefined },
    })
  })

  const arrows: readonly (readonly [ActionStep, ActionEvent, ActionStep])[] = [
    ['idle', 'begin', 'asking'],
    ['asking', 'confirm', 'sending'],
    ['asking', 'cancel', 'idle'],
    ['sending', 'settle', 'idle'],
  ]

  it.each(steps.flatMap((step) => events.map((event) => [step, event] as const)))(
    '[RPT-34] an action on a report in the state %s reacts to the event %s only as the table of transitions says',
    (step, event) => {
      const [, , expected = step] = arrows.find(([from, by]) => from === step && by === event) ?? []
      expect(nextActionStep(step, event, 'request')).toBe(expected)
      expect(nextActionStep(step, event, 'remove')).toBe(expected)
    },
  )

  it('[RPT-34] an action on a report that needs no confirmation is sent at once', () => {
    expect(nextActionStep('idle', 'begin', 'download')).toBe('sending')
    expect(nextActionStep('sending', 'begin', 'download')).toBe('sending')
    expect(nextActionStep('sending', 'settle', 'download')).toBe('idle')
  })

  it('[RPT-34] an action on a report that needs a confirmation is sent once for each confirmation, and never before', () => {
    const anyAction = fc.constantFrom('request' as const, 'remove' as const)
    fc.assert(
      fc.property(anyAction, fc.array(fc.constantFrom(...events), { maxLength: 30 }), (action, happened) => {
        let step: ActionStep = 'idle'
        let asked = false
        for (const event of happened) {
          const next = nextActionStep(step, event, action)
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
