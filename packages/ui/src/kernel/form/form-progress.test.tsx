import { type AnyIssue, issue } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormIssues, type FormProgress, noProgress, shownIssues } from './form-progress'

const paths = ['from', 'until', 'lines', 'lines.0.quantity', 'lines.1.quantity']
const anyPath = fc.constantFrom(...paths)
const anyIssue = fc
  .tuple(fc.constantFrom('required', 'integer'), fc.oneof(anyPath, fc.constant('')))
  .map(([rule, path]) => issue(rule, path))
const anyFields = fc.uniqueArray(anyPath).map((fields) => new Set(fields))
const anyProgress: fc.Arbitrary<FormProgress> = fc.record({
  left: anyFields,
  changed: anyFields,
  attempts: fc.nat({ max: 2 }),
})
const anyIssues: fc.Arbitrary<FormIssues> = fc.record({
  issues: fc.array(anyIssue),
  rejections: fc.array(anyIssue),
  isUntouched: fc.boolean(),
})
const untouched: FormIssues = { issues: [], rejections: [], isUntouched: false }
const pathsOf = (issues: readonly AnyIssue[]) => issues.map(({ path }) => path)

describe('the issues that are shown', () => {
  it('a form shows only one issue at a field that has several issues', () => {
    fc.assert(
      fc.property(anyProgress, anyIssues, (progress, given) => {
        const shown = shownIssues(progress, given)
        const fields = pathsOf(shown).filter((path) => path !== '')
        expect(fields).toEqual([...new Set(fields)])
        for (const found of shown) expect([...given.issues, ...given.rejections]).toContain(found)
      }),
    )
  })

  it('a form shows every invalid field after an attempt to send the form', () => {
    fc.assert(
      fc.property(anyProgress, anyIssues, (progress, given) => {
        const shown = new Set(pathsOf(shownIssues({ ...progress, attempts: 1 }, given)))
        for (const path of pathsOf(given.issues)) expect(shown).toContain(path)
      }),
    )
  })

  it('until the user attempts to send a form, it shows only the validation issues of fields that the focus has left', () => {
    const issues = [issue('required', 'from'), issue('required', 'until')]
    expect(shownIssues(noProgress, { ...untouched, issues })).toEqual([])
    const left = new Set(['until'])
    expect(pathsOf(shownIssues({ ...noProgress, left }, { ...untouched, issues }))).toEqual(['until'])
  })

  it('an optional form shows no issues as long as the user has entered nothing', () => {
    const given = { ...untouched, issues: [issue('required', 'from')] }
    const progress = { ...noProgress, left: new Set(['from']) }
    expect(shownIssues(progress, { ...given, isUntouched: true })).toEqual([])
    expect(shownIssues(progress, given)).toEqual(given.issues)
    expect(shownIssues({ ...progress, attempts: 1 }, { ...given, isUntouched: true })).toEqual(given.issues)
  })

  it('a form shows a validation issue of the server until the field of the issue, or the list that contains this field, changes', () => {
    const rejections = [issue('invalid', 'from'), issue('invalid', 'lines.0.quantity')]
    const shownAfter = (...changed: readonly string[]) =>
      pathsOf(shownIssues({ ...noProgress, changed: new Set(changed) }, { ...untouched, rejections }))
    expect(shownAfter()).toEqual(['from', 'lines.0.quantity'])
    expect(shownAfter('from')).toEqual(['lines.0.quantity'])
    expect(shownAfter('lines')).toEqual(['from'])
    expect(shownAfter('line')).toEqual(['from', 'lines.0.quantity'])
  })
})
