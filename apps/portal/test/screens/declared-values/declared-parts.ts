import { unwrap } from '@remesa/api-client/tasks'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { AT_CASCO_VIEJO, bucket, openOrders } from '../orders/order-parts'
import { world } from '../world'

/** A future pickup without amounts, for which values can be declared. */
export const declarable = () =>
  bucket('Next')
    .getByRole('row')
    .filter({ hasText: 'Pickup' })
    .filter({ hasText: /Pending|Received/ })
    .filter({ hasNotText: /[€$]/ })
    .first()
    .getByRole('button', { name: /^Details of order/ })

export const card = () => page.getByRole('region', { name: 'Declared values' })
export const inCard = (name: string) => card().getByRole('button', { name, exact: true })
export const dialog = (name = 'Declare values') => page.getByRole('dialog', { name })
export const save = (scope = dialog()) => scope.getByRole('button', { name: 'Save', exact: true })
export const textOf = (field: string, line = 1, scope = dialog()) =>
  scope.getByRole('textbox', { name: `${field}, line ${line}`, exact: true })
export const choiceOf = (field: string, line = 1, scope = dialog()) =>
  scope.getByRole('combobox', { name: `${field}, line ${line}`, exact: true })
export const declaration = (code: string) => card().getByRole('heading', { name: `Declaration ${code}` })
export const sealRow = (code: string) => card().getByRole('row', { name: new RegExp(`^Seal ${code}`) })

/** Fills in a line of the dialog that declares values. */
export const enterLine = async (seal: string, amount: string, line = 1): Promise<void> => {
  await textOf('Code', line).fill(seal)
  await choiceOf('Contents', line).selectOptions('Coins')
  await textOf('Amount', line).fill(amount)
}

const calls = () => world.as('customer-operator').declaredValues

/** Declares a sealed bag with five euros for an order, as if in another browser. */
export const declareElsewhere = (serviceCode: string, seal: string): Promise<unknown> =>
  unwrap(
    calls().create(
      {
        body: {
          ct: 'ES',
          svc: serviceCode,
          mo: '0',
          dr: [{ co: seal, vl: [{ sc: seal, ctc: '2', cic: 'EUR', am: 5 }], ct: [] }],
        },
      },
      { idempotencyKey: crypto.randomUUID() },
    ),
  )

export const deleteElsewhere = (serviceCode: string, code: string): Promise<unknown> =>
  unwrap(calls().remove({ body: { countryCode: 'ES', serviceCode, declaredCode: [code] } }))

/** The codes of the declared records of an order in Spain. */
export const declaredCodes = async (serviceCode: string): Promise<readonly string[]> => {
  const { declaredValues } = await unwrap(calls().get({ query: { countryCode: 'ES', serviceCode } }))
  return declaredValues.flatMap(({ dt }) => dt.dr.map(({ co }) => co))
}

/** The number of the order, taken from the name of a button. */
export const numberIn = (button: Locator): string => {
  const element = button.element()
  return (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\D/g, '')
}

/** Opens a pickup to which values can be added, with these seals already declared. Returns the pickup's number. */
export const openDeclarable = async (...seals: readonly string[]): Promise<string> => {
  await openOrders(AT_CASCO_VIEJO)
  const details = declarable()
  await expect.element(details).toBeVisible()
  const serviceCode = numberIn(details)
  for (const seal of seals) await declareElsewhere(serviceCode, seal)
  await details.click()
  await expect.element(inCard('Declare values')).toBeVisible()
  return serviceCode
}
