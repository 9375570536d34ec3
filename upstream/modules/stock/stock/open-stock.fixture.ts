import { TestFirm } from '#upstream/testing/test-firm.ts'

/** A firm, and the warehouse that it has from the beginning. */
export async function openStock(): Promise<{ firm: TestFirm; warehouseId: string }> {
  const firm = await TestFirm.open()
  return { firm, warehouseId: await firm.warehouseId() }
}
