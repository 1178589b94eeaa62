import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Employee,
  EmployeeImage,
  EmployeeImageQuery,
  EmployeeQuery,
  EmployeeResult,
  employeeImageTypes,
  employeesFound,
  firmsMessageKeys,
  VehicleQuery,
  VehicleResult,
  vehiclesFound,
} from '.'
import {
  anyEmployee,
  anyEmployeeResult,
  anyVehicleResult,
  crewVisitWith,
  employeeWith,
} from './firms.arbitraries'

const unknown = {
  workBadge: null,
  function: null,
  name: null,
  lastName: null,
  validationDocumentType: null,
  validationDocumentValue: null,
  photoURL: null,
  signatureURL: null,
  vehiculo: null,
  visits: null,
}

describe('responses of the operations system', () => {
  it('[FIR-1] the only required field of an employee is `registry`', () => {
    expect(Employee.parse({ registry: 4711, colour: 'red' })).toEqual({ registry: '4711', ...unknown })
    expect(Employee.parse({ registry: '4711', ...unknown })).toEqual({ registry: '4711', ...unknown })
    expect(Employee.safeParse({ name: 'Ana' }).success).toBe(false)
  })

  it('[FIR-1] parsing an employee keeps every field and converts numbers to text', () => {
    const visit = crewVisitWith()
    const known = {
      registry: '4711',
      workBadge: 12,
      function: 'Porta',
      name: 'Ana',
      lastName: 'Ruiz',
      validationDocumentType: 'TIP',
      validationDocumentValue: 12345678,
      photoURL: 'https://sol.example/photo',
      signatureURL: 'https://sol.example/signature',
      vehiculo: { number: 17, licensePlate: '1234BCD' },
      visits: [visit],
    }
    expect(Employee.parse(known)).toEqual({
      ...known,
      workBadge: '12',
      validationDocumentValue: '12345678',
      vehiculo: { number: '17', licensePlate: '1234BCD' },
      visits: [visit],
    })
    expect(Employee.parse({ registry: '1', vehiculo: {} }).vehiculo).toEqual({
      number: null,
      licensePlate: null,
    })
  })

  it('[FIR-1] the response to a search means failure if `success` is missing, and a missing list in the response is empty', () => {
    const empty = { success: false, employees: [], guarded: [], errors: [] }
    expect(EmployeeResult.parse({})).toEqual(empty)
    expect(EmployeeResult.parse({ success: null, employees: null, errors: null })).toEqual(empty)
    expect(EmployeeResult.parse({ success: true, errors: [{}] })).toEqual({
      success: true,
      employees: [],
      guarded: [],
      errors: [{ errorMensaje: null }],
    })
    expect(EmployeeResult.safeParse({ success: 'yes' }).success).toBe(false)
  })

  it('[FIR-5] a protected employee in a response has a reference and no other data after parsing', () => {
    const answer = { success: true, guarded: [{ reference: 'guarded-1', registry: '4711', name: 'Ana' }] }
    expect(EmployeeResult.parse(answer).guarded).toEqual([{ reference: 'guarded-1' }])
    expect(EmployeeResult.safeParse({ success: true, guarded: [{ registry: '4711' }] }).success).toBe(false)
  })

  it('[FIR-1] parsing the response to a search a second time does not change the response', () => {
    fc.assert(
      fc.property(anyEmployeeResult, (result) => {
        expect(EmployeeResult.parse(result)).toEqual(result)
      }),
    )
    fc.assert(
      fc.property(anyEmployee, (employee) => {
        expect(Employee.parse(employee)).toEqual(employee)
      }),
    )
  })

  it('[FIR-2] a truck in a search result needs only a code, and its other fields are null if they are missing', () => {
    expect(VehicleResult.parse({ success: true, vehicles: [{ code: 17 }] })).toEqual({
      success: true,
      vehicles: [{ code: '17', plate: null, branch: null, visits: null }],
    })
    const whole = {
      success: true,
      vehicles: [{ code: 'V-17', plate: '1234BCD', branch: 'Madrid', visits: [] }],
    }
    expect(VehicleResult.parse(whole)).toEqual(whole)
    expect(VehicleResult.parse({})).toEqual({ success: false, vehicles: [] })
    expect(VehicleResult.safeParse({ vehicles: [{}] }).success).toBe(false)
  })

  it('[FIR-3] the query for a picture contains registry, type and token', () => {
    expect(employeeImageTypes).toEqual({ person: 'P', signature: 'F' })
    const query = { registry: '4711', type: 'P', token: 't' }
    expect(EmployeeImageQuery.safeParse(query).success).toBe(true)
    expect(EmployeeImageQuery.safeParse({ ...query, type: 'F' }).success).toBe(true)
    for (const wrong of [{ registry: '' }, { token: '' }, { type: 'S' }]) {
      expect(EmployeeImageQuery.safeParse({ ...query, ...wrong }).success).toBe(false)
    }
    expect(EmployeeImage.parse({ data: 'aGk=' })).toEqual({ data: 'aGk=' })
    expect(EmployeeImage.safeParse({}).success).toBe(false)
  })

  it('[FIR-18] the query for an employee contains country, document type and document number', () => {
    const query = { countryCode: 'ES', documentTypeCode: 'DNI', documentValue: '12345678Z' }
    expect(EmployeeQuery.parse(query)).toEqual(query)
    for (const name of Object.keys(query)) {
      expect(EmployeeQuery.safeParse({ ...query, [name]: '' }).success).toBe(false)
    }
  })

  it('[FIR-19] the query for a truck contains either its plate or its code', () => {
    expect(VehicleQuery.safeParse({ plate: '1234BCD' }).success).toBe(true)
    expect(VehicleQuery.safeParse({ code: '17' }).success).toBe(true)
    for (const query of [{}, { plate: '1234BCD', code: '17' }, { plate: '' }, { code: '' }]) {
      expect(VehicleQuery.safeParse(query).success).toBe(false)
    }
  })
})

describe('nothing found', () => {
  const ana = employeeWith()
  const guarded = [{ reference: 'guarded-1' }]
  const hint = { key: 'error.notfound.employee', hintKey: 'firms.notFound.hint' }
  const said = (...messages: readonly (string | null)[]) => messages.map((errorMensaje) => ({ errorMensaje }))

  it('[FIR-30] employees are found only if the response is successful and contains at least one employee', () => {
    expect(
      employeesFound({ success: true, guarded: [], employees: [ana], errors: said('Old data') }),
    ).toEqual({
      ok: true,
      value: { employees: [ana], guarded: [] },
    })
    expect(employeesFound({ success: false, employees: [ana], guarded, errors: [] }).ok).toBe(false)
    expect(employeesFound({ success: true, employees: [], guarded, errors: [] })).toEqual({
      ok: true,
      value: { employees: [], guarded },
    })
    expect(employeesFound({ success: true, guarded: [], employees: [], errors: [] }).ok).toBe(false)
  })

  it.each([
    [[], null],
    [[null], null],
    [['', ' '], null],
    [['Unknown document'], 'Unknown document'],
    [[null, '  ', ' First ', 'Second'], 'First'],
  ])(
    '[FIR-31] if the response to a search has the messages %j, the user sees the text %j',
    (messages, serverMessage) => {
      const found = employeesFound({ success: false, employees: [], guarded: [], errors: said(...messages) })
      expect(found).toEqual({ ok: false, error: { serverMessage, ...hint } })
    },
  )

  it('[FIR-30] [FIR-31] the result of a search is all employees in the response, or a message if there are none', () => {
    fc.assert(
      fc.property(anyEmployeeResult, (result) => {
        const found = employeesFound(result)
        const { employees, guarded: kept } = result
        expect(found.ok).toBe(result.success && employees.length + kept.length > 0)
        if (found.ok) expect(found.value).toEqual({ employees, guarded: kept })
        else {
          expect(found.error).toMatchObject(hint)
          expect(found.error.serverMessage).not.toBe('')
          expect(result.errors.every(({ errorMensaje }) => !errorMensaje?.trim())).toBe(
            found.error.serverMessage === null,
          )
        }
      }),
    )
  })

  it('[FIR-32] trucks are found only if the response is successful and contains at least one truck', () => {
    const nothing = {
      ok: false,
      error: { serverMessage: null, key: 'error.notfound.vehicle', hintKey: null },
    }
    const truck = { code: '17', plate: null, branch: null, visits: null }
    expect(vehiclesFound({ success: true, vehicles: [truck] })).toEqual({ ok: true, value: [truck] })
    expect(vehiclesFound({ success: false, vehicles: [truck] })).toEqual(nothing)
    expect(vehiclesFound({ success: true, vehicles: [] })).toEqual(nothing)
    fc.assert(
      fc.property(anyVehicleResult, (result) => {
        expect(vehiclesFound(result).ok).toBe(result.success && result.vehicles.length > 0)
      }),
    )
  })
})

describe('messages', () => {
  it('[FIR-4] the list of message keys of employees and trucks contains each key once', () => {
    expect(firmsMessageKeys.toSorted()).toEqual(
      [
        'error.notfound.employee',
        'error.notfound.vehicle',
        'firms.barcode.no-match',
        'firms.barcode.pattern-malformed',
        'firms.barcode.pattern-too-large',
        'firms.barcode.pattern-too-long',
        'firms.barcode.pattern-unsupported',
        'firms.barcode.text-too-long',
        'firms.notFound.hint',
        'firms.refused.no-barcode-format',
        'firms.refused.no-search-type',
        'firms.refused.page-not-readable',
        'firms.refused.scanning-disabled',
        'firms.refused.search-disabled',
        'firms.searchType.code',
        'firms.searchType.plate',
        'label.documentValidation.invalid',
        'validation.messages.own_country',
        'validation.messages.search_type',
      ].toSorted(),
    )
  })
})
