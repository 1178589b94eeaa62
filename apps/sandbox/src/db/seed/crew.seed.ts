import type { CountryCode } from './countries.seed'
import { countryOf } from './seeded-places'

interface SeedEmployee {
  readonly registry: string
  readonly function: string
  readonly name: string
  readonly lastName: string
  readonly documentType: string
  readonly documentValue: string
  /**
   * A second document, about which security questions ask. If an employee has none, questions ask for the badge number.
   */
  readonly identity?: { readonly identityType: string; readonly identityValue: string }
  /** Code of the employee's truck. */
  readonly vehicle?: string
}

interface SeedCrew {
  readonly vehicles: readonly { readonly code: string; readonly plate: string; readonly branch: string }[]
  readonly employees: readonly SeedEmployee[]
}

/** Crews and trucks of each country. All people in them are invented. */
const crews: Readonly<Partial<Record<CountryCode, SeedCrew>>> = {
  ES: {
    vehicles: [
      { code: 'BL-014', plate: '4821-KLM', branch: 'Bilbao' },
      { code: 'BL-015', plate: '4822-KLM', branch: 'Bilbao' },
      { code: 'VL-003', plate: '7710-MNP', branch: 'Valencia' },
    ],
    employees: [
      {
        registry: '100234',
        function: 'Portavalor',
        name: 'Iker',
        lastName: 'Zabala Ruiz',
        documentType: 'TIP',
        documentValue: '84512',
        identity: { identityType: 'DNI', identityValue: '44120987K' },
        vehicle: 'BL-014',
      },
      {
        registry: '100235',
        function: 'Conductor',
        name: 'Maite',
        lastName: 'Olano',
        documentType: 'TIP',
        documentValue: '90417',
        identity: { identityType: 'DNI', identityValue: '30761254D' },
        vehicle: 'BL-014',
      },
      {
        registry: '100236',
        function: 'PORTEADOR',
        name: 'Aitor',
        lastName: 'Leiva',
        documentType: 'TIP',
        documentValue: 'V-77120',
        vehicle: 'BL-015',
      },
      {
        registry: '100237',
        function: 'Vigilante',
        name: 'Rosa',
        lastName: 'Cano',
        documentType: 'DNI',
        documentValue: '12345678Z',
      },
      // This employee has the same card number as another employee. A search for the number finds both, and shows a tab
      // for each.
      {
        registry: '100238',
        function: 'Portavalor',
        name: 'Luis',
        lastName: 'Pardo',
        documentType: 'TIP',
        documentValue: '55501',
        vehicle: 'VL-003',
      },
      {
        registry: '100239',
        function: 'Porta',
        name: 'Carmen',
        lastName: 'Vidal',
        documentType: 'TIP',
        documentValue: '55501',
        vehicle: 'VL-003',
      },
    ],
  },
  PT: {
    vehicles: [{ code: 'LX-021', plate: '45-AB-12', branch: 'Lisboa' }],
    employees: [
      {
        registry: '200101',
        function: 'Portavalor',
        name: 'Rui',
        lastName: 'Tavares',
        documentType: 'CC',
        documentValue: '11223344',
        vehicle: 'LX-021',
      },
      {
        registry: '200102',
        function: 'Motorista',
        name: 'Inês',
        lastName: 'Prata',
        documentType: 'CC',
        documentValue: '22334455',
        vehicle: 'LX-021',
      },
    ],
  },
  DE: {
    vehicles: [{ code: 'B-330', plate: 'B-RM 3300', branch: 'Berlin' }],
    employees: [
      {
        registry: '300501',
        function: 'Geldbote',
        name: 'Jonas',
        lastName: 'Weller',
        documentType: 'PA',
        documentValue: 'L01X00T47',
        vehicle: 'B-330',
      },
    ],
  },
  BR: {
    vehicles: [{ code: 'SP-118', plate: 'BRA2E19', branch: 'São Paulo' }],
    employees: [
      {
        registry: '500077',
        function: 'Portador',
        name: 'Davi',
        lastName: 'Moura',
        documentType: 'RG',
        documentValue: '30987654',
        identity: { identityType: 'CPF', identityValue: '39053344705' },
        vehicle: 'SP-118',
      },
    ],
  },
}

const placed = Object.entries(crews).map(([code, crew]) => ({
  countryId: countryOf(code as CountryCode).id,
  ...crew,
}))

/** Trucks with their ids. */
export const seedVehicles = placed
  .flatMap(({ countryId, vehicles }) => vehicles.map((vehicle) => ({ countryId, ...vehicle })))
  .map((vehicle, at) => ({ id: at + 1, ...vehicle }))

/** Crew members with their ids. */
export const seedEmployees = placed
  .flatMap(({ countryId, employees }) => employees.map((employee) => ({ countryId, ...employee })))
  .map(({ vehicle, identity, ...employee }, at) => ({
    id: at + 1,
    ...employee,
    identityType: identity?.identityType ?? null,
    identityValue: identity?.identityValue ?? null,
    workBadge: `B${employee.registry}`,
    vehicleId:
      seedVehicles.find(({ code, countryId }) => code === vehicle && countryId === employee.countryId)?.id ??
      null,
  }))
