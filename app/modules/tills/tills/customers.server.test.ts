import { expect, test } from 'vitest'
import { tillCustomers, withCustomerOf } from './customers.server.ts'

type Access = Parameters<typeof tillCustomers>[0]

const anna = { id: 'a', name: 'Anna' }

function access(sees = true) {
  const asked: unknown[] = []
  const call = (_: unknown, query: unknown) => {
    asked.push(query)
    return Promise.resolve({ rows: [anna] })
  }
  const firm = { firmId: 'f' }
  return { asked, of: { call, firm, can: () => sees } as unknown as Access }
}

test('a till offers customers and no suppliers', async () => {
  const { asked, of } = access()
  expect(await tillCustomers(of, 300)).toEqual([anna])
  expect(asked).toMatchObject([{ role: 'customer', firmId: 'f', size: 300 }])
})

test('whoever a cart is of already stays among them', () => {
  const depot = { customerId: 'd', customerName: 'Depot' }
  expect(withCustomerOf(depot, [anna])).toEqual([{ id: 'd', name: 'Depot' }, anna])
  expect(withCustomerOf({ customerId: 'a', customerName: 'Anna' }, [anna])).toEqual([anna])
  expect(withCustomerOf(null, [anna])).toEqual([anna])
})

test('who may not see parties is offered none and asks for none', async () => {
  const { asked, of } = access(false)
  expect(await tillCustomers(of, 300)).toEqual([])
  expect(asked).toEqual([])
})
