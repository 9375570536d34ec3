import { vi } from 'vitest'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { createTerminalProvider } from '#upstream/testing/terminal-provider.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

export const reader = 'tmr_counter'

/** A provider of terminals in place of the net. */
export function standInProvider() {
  const provider = createTerminalProvider(reader)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => provider.fetch(input, init))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return provider
}

/** A cart over 30.00 at a till with a terminal, and what is done with it. */
export async function atTerminal({
  terminalReader = reader,
  quantity = '1',
  firm: known,
}: {
  terminalReader?: string
  quantity?: string
  firm?: TestFirm
} = {}) {
  const firm = known ?? (await TestFirm.open())
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const register = { name: 'Till', code: 'T', warehouseId: rows[0]?.id ?? '', float: 0 }
  const till = await firm.must<TillRegister>('POST', '/till-registers', {
    ...register,
    terminalReader,
  })
  const open = `/till-registers/${till.id}/open`
  const session = await firm.must<TillSession>('POST', open, { other: 0 })
  const { id, version } = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const unitPrice = String(30 / Number(quantity))
  const lines = [{ description: 'Book', quantity, unitPrice, taxCode: 'DE-S7' }]
  const at = `/till-carts/${id}`
  const cart = await firm.must<Cart>('PUT', at, { lines, version })
  return {
    ...{ firm, till, session, cart, at },
    ask: (tenders: object[] = [{ tender: 'card', amount: 3_000 }], more: object = {}) =>
      firm.must<Cart>('POST', `${at}/terminal`, { tenders, ...more }),
    look: () => firm.must<Cart>('POST', `${at}/terminal/look`, {}),
    cancel: () => firm.must<Cart>('POST', `${at}/terminal/cancel`, {}),
    seen: () => firm.must<Cart>('GET', at),
    ticket: () => firm.must<Ticket>('GET', `/till-tickets/${id}`),
    refund: { path: `/till-tickets/${id}/refund`, input: { registerId: till.id, reason: 'Torn' } },
    count: (other: number) =>
      firm.must<TillSession>('POST', `/till-sessions/${session.id}/count`, { other }),
  }
}
