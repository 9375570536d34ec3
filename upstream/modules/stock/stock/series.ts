/** The series of each kind. */
export const seriesOf = {
  receipt: 'goodsReceipt',
  delivery: 'delivery',
  return: 'goodsReturn',
  transfer: 'stockTransfer',
  adjustment: 'stockAdjustment',
  assembly: 'stockAssembly',
  disassembly: 'stockDisassembly',
  landedCost: 'landedCost',
} as const
