import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmployeeImageQuery, imageToken, visibleEmployee } from '.'
import {
  anyEmployee,
  anySearchConfig,
  crewVisitWith,
  employeeWith,
  searchConfigWith,
} from './firms.arbitraries'

const open = searchConfigWith({ ShowDataDocument: true })
const closed = searchConfigWith({ DataProtectionLawConfig: true, ShowDataDocument: true })
const pictures = {
  photo: { registry: '4711', type: 'P', token: 'photo-1' },
  signature: { registry: '4711', type: 'F', token: 'signature-1' },
}
const nothing = {
  workBadge: null,
  name: null,
  lastName: null,
  document: null,
  vehicle: null,
  photo: null,
  signature: null,
  visits: null,
}

describe('the visible data of an employee', () => {
  it('[FIR-42] every field of an employee is visible if no law protects the employee', () => {
    expect(visibleEmployee(employeeWith({ function: 'Guard' }), open)).toEqual({
      registry: '4711',
      function: 'Guard',
      workBadge: 'B-12',
      name: 'Ana',
      lastName: 'Ruiz',
      document: { type: 'TIP', value: '12345678Z' },
      vehicle: { number: '17', licensePlate: '1234BCD' },
      visits: null,
      ...pictures,
    })
  })

  it.each(['Portavalor', 'PORTAVALOR', 'porteador', 'Porta', ' porta '])(
    '[FIR-41] registry, function, picture and signature of an employee with the function "%s" are visible even if a law protects employees',
    (role) => {
      expect(visibleEmployee(employeeWith({ function: role }), closed)).toEqual({
        ...nothing,
        registry: '4711',
        function: role,
        ...pictures,
      })
    },
  )

  it.each(['Portavalores', 'Vigilante', '', null])(
    '[FIR-40] if a law protects employees, only registry and function of an employee with the function "%s" are visible',
    (role) => {
      expect(visibleEmployee(employeeWith({ function: role }), closed)).toEqual({
        ...nothing,
        registry: '4711',
        function: role,
      })
    },
  )

  it.each([null, [], [crewVisitWith()]])(
    '[FIR-94] the visits %j of an employee are visible even if a law protects employees',
    (visits) => {
      for (const config of [open, closed])
        expect(visibleEmployee(employeeWith({ visits }), config).visits).toEqual(visits)
    },
  )

  it('[FIR-43] the document of an employee is visible only if the country’s settings allow it', () => {
    expect(visibleEmployee(employeeWith(), searchConfigWith()).document).toBeNull()
    expect(visibleEmployee(employeeWith({ validationDocumentValue: null }), open).document).toBeNull()
    expect(visibleEmployee(employeeWith({ validationDocumentType: null }), open).document).toEqual({
      type: null,
      value: '12345678Z',
    })
  })

  it('[FIR-40] [FIR-41] names of protected employees are never visible; pictures of protected employees are visible only if the employees carry valuables', () => {
    fc.assert(
      fc.property(anyEmployee, anySearchConfig, (employee, config) => {
        const { DataProtectionLawConfig, ShowDataDocument } = config.SearchEmployee
        const seen = visibleEmployee(employee, config)
        expect([seen.registry, seen.function]).toEqual([employee.registry, employee.function])
        const named = { workBadge: employee.workBadge, name: employee.name, lastName: employee.lastName }
        expect(seen).toMatchObject(
          DataProtectionLawConfig ? { workBadge: null, name: null, lastName: null, vehicle: null } : named,
        )
        const value = employee.validationDocumentValue
        expect(seen.document?.value ?? null).toBe(ShowDataDocument && !DataProtectionLawConfig ? value : null)
        const carrier = /^\s*(?:portavalor|porteador|porta)\s*$/i.test(employee.function ?? '')
        const token = DataProtectionLawConfig && !carrier ? null : imageToken(employee.photoURL)
        expect(seen.photo?.token ?? null).toBe(token)
        for (const query of [seen.photo, seen.signature]) {
          expect(query === null || EmployeeImageQuery.safeParse(query).success).toBe(true)
        }
      }),
    )
  })
})

describe('the token of a picture', () => {
  it.each([
    ['https://sol.example/i?size=2&token=a%2Fb+c', 'a/b+c'],
    ['/i?token=1&token=2', '1'],
    ['?token=x', 'x'],
    ['i?token=a=b', 'a=b'],
    ['i?token=a?b', 'a?b'],
    ['i?token=x#token=y', 'x'],
    ['i#part?token=x', null],
    ['i?token=%E0%A4%A', '%E0%A4%A'],
    ['i?token=', null],
    ['i?token=&token=2', null],
    ['i?TOKEN=x', null],
    ['i?mytoken=x', null],
    ['i', null],
    ['', null],
    [null, null],
  ])('[FIR-44] the token of the picture with the URL %j is %j', (url, token) => {
    expect(imageToken(url)).toBe(token)
  })

  it('[FIR-44] the token of a picture is found in the picture’s URL, with any text before and after it', () => {
    const anyPart = fc.string({ unit: 'binary', maxLength: 8 }).map(encodeURIComponent)
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
        anyPart,
        anyPart,
        (token, path, other) => {
          const url = `https://sol.example/${path}?a=${other}&token=${encodeURIComponent(token)}&b=${other}#${path}`
          expect(imageToken(url)).toBe(token)
          expect(imageToken(url)).toBe(new URL(url).searchParams.get('token'))
        },
      ),
    )
  })
})
