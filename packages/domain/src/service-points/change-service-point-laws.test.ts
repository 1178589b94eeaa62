import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeServicePointDraft,
  chosenModules,
  emptyServicePointDraft,
  modulesFor,
  type ServicePointDraft,
  servicePointFormFields,
  settleServicePointDraft,
  typeChangeQuestion,
} from '.'
import { anyServicePointChange, anyServicePointScene } from './service-points.arbitraries'

describe('any form after any changes', () => {
  it('[SVP-42] changing a field that is not editable does not change the form of a service point', () => {
    fc.assert(
      fc.property(anyServicePointScene, anyServicePointChange, ({ draft, facts: under }, what) => {
        const isEditable = servicePointFormFields(draft, under)[what.field].state === 'editable'
        if (!isEditable) expect(changeServicePointDraft(draft, what, under)).toEqual(draft)
      }),
    )
  })

  it("[SVP-44] a form of a service point never has values that its type can't have", () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft }) => {
        if (draft.type === 'CASHTODAY') expect(draft.econoCash).toBe(false)
        else
          expect(draft).toMatchObject({
            idSmartcash: '',
            deviceId: '',
            currencies: [],
            channels: [],
            openChannel: false,
            accountDate: false,
            ssId: '',
            password: '',
            backEndPassword: 'none',
          })
      }),
    )
  })

  it('[SVP-46] a form of a service point has only modules that its type may have, each once', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const allowed = modulesFor(draft.type, under.adapters, under.brand).map(({ id }) => id)
        expect(draft.modules.filter((id) => !allowed.includes(id))).toEqual([])
        expect(new Set(draft.modules).size).toBe(draft.modules.length)
      }),
    )
  })

  it('[SVP-47] a service point whose code is not looked up externally always has the type SmartCash', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft }) => {
        if (draft.record === null && !draft.validates) expect(draft.type).toBe('CASHTODAY')
      }),
    )
  })

  it('[SVP-48] [SVP-49] [SVP-50] [SVP-52] [SVP-53] a form of a service point has only values that its modules use', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const chosen = under.adapters.filter(({ id }) => draft.modules.includes(id)).map(({ code }) => code)
        const has = (code: string) => chosen.includes(code)
        const main = testCountryCurrency(draft.countryId)
        if (has('deposit') && draft.type === 'CASHTODAY')
          expect(main === undefined || draft.currencies.includes(main)).toBe(true)
        else
          expect(draft).toMatchObject({
            currencies: [],
            channels: [],
            openChannel: false,
            accountDate: false,
          })
        if (!has('rv')) expect(draft).toMatchObject({ ssId: '', password: '', backEndPassword: 'none' })
        if (!has('pickup')) expect(draft.agilePickup).toBe(false)
        if (!has('remesapay'))
          expect(draft).toMatchObject({
            'payment.accountId': '',
            'payment.locationId': '',
            'payment.fee': '',
          })
      }),
    )
  })

  const testCountryCurrency = (countryId: string) =>
    new Map([
      ['1', 1],
      ['2', 2],
      ['9', 1],
    ]).get(countryId)

  it('[SVP-44] [SVP-46] applying the rules about dependent fields a second time does not change the form of a service point', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        expect(settleServicePointDraft(draft, under)).toEqual(draft)
      }),
    )
  })

  it('[SVP-42] an editable address in a form of a service point is the text that the user typed last', () => {
    fc.assert(
      fc.property(anyServicePointScene, fc.string(), ({ draft, facts: under }, address) => {
        const isEditable = servicePointFormFields(draft, under).address.state === 'editable'
        const changed = changeServicePointDraft(draft, { field: 'address', value: address }, under)
        expect(changed).toEqual(isEditable ? { ...draft, address } : draft)
      }),
    )
  })

  it('[SVP-54] the question before a change of a service point’s type contains exactly the fields that the change would clear', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const to = draft.type === 'SOL' ? 'CASHTODAY' : 'SOL'
        const question = typeChangeQuestion(draft, to, under)
        expect(question === undefined).toBe(draft.record === null)
        const changed = flat(changeServicePointDraft(draft, { field: 'type', value: to }, under))
        const emptied = Object.entries(flat(draft)).flatMap(([field, value]) =>
          isHeld(value) && !isHeld(changed[field]) ? [field] : [],
        )
        if (question !== undefined) expect([...question.cleared].sort()).toEqual(emptied.sort())
      }),
    )
  })

  const isHeld = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value !== false
  const flat = ({ backEndPassword: _, ...draft }: ServicePointDraft): Record<string, unknown> => draft

  it('[SVP-43] [SVP-47] a changed choice resets all fields below it to the values in the form of a new service point', () => {
    const choices = [
      { field: 'countryId', value: '2' },
      { field: 'clientId', value: '77' },
      { field: 'subclientId', value: '77' },
      { field: 'sourceSystem', value: 'PROFAT' },
      { field: 'validates', value: true },
      { field: 'validates', value: false },
    ] as const
    fc.assert(
      fc.property(anyServicePointScene, fc.constantFrom(...choices), ({ draft, facts: under }, what) => {
        const changed = changeServicePointDraft(draft, what, under)
        const isTaken = servicePointFormFields(draft, under)[what.field].state === 'editable'
        const isNew = isTaken && what.value !== draft[what.field]
        if (!isNew || (what.field === 'countryId' && changed.countryId !== '2')) return
        const { record, validates, countryId, clientId, subclientId, sourceSystem, ...below } = changed
        const fresh = changeServicePointDraft(
          emptyServicePointDraft(under),
          { field: 'validates', value: validates },
          under,
        )
        expect({ ...fresh, ...below }).toEqual(fresh)
        expect(changed[what.field]).toBe(what.value)
        if (what.field === 'countryId') expect([clientId, subclientId, sourceSystem]).toEqual(['', '', ''])
        if (what.field === 'clientId') expect([countryId, subclientId]).toEqual([draft.countryId, ''])
        if (what.field === 'validates')
          expect([countryId, clientId, subclientId, sourceSystem]).toEqual([
            draft.countryId,
            draft.clientId,
            draft.subclientId,
            '',
          ])
        expect(record).toBeNull()
      }),
    )
  })

  it('[SVP-45] after another type is chosen, the form of a service point has no modules and no values that modules use', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const value = draft.type === 'SOL' ? 'CASHTODAY' : 'SOL'
        const changed = changeServicePointDraft(draft, { field: 'type', value }, under)
        if (changed.type === draft.type) return
        expect(changed).toMatchObject({
          modules: [],
          agilePickup: false,
          channels: [],
          currencies: [],
          ssId: '',
          password: '',
          'payment.accountId': '',
          'payment.locationId': '',
          'payment.fee': '',
        })
        expect(changed.address).toBe(draft.address)
      }),
    )
  })

  it('[SVP-51] choosing the safe module rv fills in the default account of the back end, but keeps an account that is already filled in', () => {
    fc.assert(
      fc.property(
        anyServicePointScene,
        fc.array(fc.integer({ min: 1, max: 9 })),
        ({ draft, facts: under }, value) => {
          const before = chosenModules(draft, under).rv
          const changed = changeServicePointDraft(draft, { field: 'modules', value }, under)
          if (!chosenModules(changed, under).rv) return
          const held = ({ ssId, password, backEndPassword }: ServicePointDraft) => [
            ssId,
            password,
            backEndPassword,
          ]
          const { ssId, hasPassword } = under.safeDefaults ?? { ssId: '', hasPassword: false }
          expect(held(changed)).toEqual(before ? held(draft) : [ssId, '', hasPassword ? 'default' : 'none'])
        },
      ),
    )
  })
})
