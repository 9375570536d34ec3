import type { Item } from '#contract/catalogue/items.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** A firm with a till that was opened with nothing in it. */
export async function openTill() {
  const firm = await TestFirm.open()
  const register = { name: 'Till', code: 'T', warehouseId: await firm.warehouseId(), float: 0 }
  const till = await firm.must<TillRegister>('POST', '/till-registers', register)
  const at = `/till-registers/${till.id}/open`
  const session = await firm.must<TillSession>('POST', at, { other: 0 })
  return { firm, till, session }
}

/** A firm that sells tea at 10.00 with tax, at a till that is not open yet. */
export async function tillWithTea() {
  const firm = await TestFirm.open()
  const base = { kind: 'product', unit: 'pc', taxCode: 'DE-S19', priceMode: 'gross' }
  const tea = await firm.must<Item>('POST', '/items', { ...base, name: 'Tee', unitPrice: '10' })
  const input = { name: 'Kasse', code: 'K1', warehouseId: await firm.warehouseId() }
  const till = await firm.must<TillRegister>('POST', '/till-registers', input)
  return { firm, tea, till }
}
