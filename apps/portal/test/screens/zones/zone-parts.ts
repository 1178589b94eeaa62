import { unwrap } from '@remesa/api-client/tasks'
import { expect } from 'vitest'
import { closeNotice } from '../notice'
import { bucket } from '../orders/order-parts'
import { screen } from '../screen'
import { world } from '../world'

/** The URL of the orders of a service point. */
export const addressOf = async (as: string, description: string): Promise<string> => {
  const { content } = await unwrap(world.as(as).servicePoints.list({ query: { description, size: 10 } }))
  return `/orders?servicePoint=${content[0]?.id}`
}

/** Opens the orders of a service point, and closes the warning that users in Brazil get. */
export const openOrdersOf = async (as: string, point: string): Promise<void> => {
  await screen(await addressOf(as, point), { as })
  if (as === 'customer-amazon') await closeNotice()
  await expect.element(bucket('Next').getByRole('row').nth(1)).toBeVisible()
}
