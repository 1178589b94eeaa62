import { Badge, ChakraProvider, createSystem, defaultBaseConfig, Table } from '@chakra-ui/react'
import { badgeRecipe, tableSlotRecipe } from '@chakra-ui/react/theme'
import { createRoot } from 'react-dom/client'

/**
 * The baseline for the benchmark of the page of orders: a table with as many rows and columns as this page, built only
 * from Chakra's own components and recipes. It makes no calls, has no user, and its texts are not translated.
 */
const system = createSystem(defaultBaseConfig, {
  theme: { recipes: { badge: badgeRecipe }, slotRecipes: { table: tableSlotRecipe } },
})

const columns = ['Day', 'Requested', 'Planned', 'Completed', 'Type', 'Order', 'Status', 'Amount']
const rows = Array.from({ length: 22 }, (_, index) => ({
  day: `Tue ${index + 1} Nov`,
  requested: '09:00 – 11:00',
  planned: '09:30 – 10:00',
  completed: index < 11 ? '09:41' : '',
  type: 'Pickup',
  order: `P-10${index + 10}`,
  status: index < 11 ? 'Done' : 'Planned',
  amount: `${index + 1},250.00 €`,
}))

function Floor() {
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ status, ...cells }) => (
          <Table.Row key={cells.order} data-row-id={cells.order}>
            {Object.entries(cells).map(([column, text]) => (
              <Table.Cell key={column}>{text}</Table.Cell>
            ))}
            <Table.Cell>
              <Badge colorPalette={status === 'Done' ? 'green' : 'blue'}>{status}</Badge>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <ChakraProvider value={system}>
    <Floor />
  </ChakraProvider>,
)
