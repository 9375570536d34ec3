import type { Account } from '#contract/books/accounts.ts'

/** A group of accounts in a statement, by their types and subtypes. */
export type AccountGroup<Key extends string> = {
  key: Key
  type: Account['type']
  /** None: every account of the type that no other group names. */
  subtypes?: readonly string[]
  /** What it does to the result that follows. */
  sign: 1 | -1
}

type ResultKey = 'revenue' | 'costOfSales' | 'otherIncome' | 'staff' | 'operating' | 'depreciation'
type FinancialKey = 'financialIncome' | 'financialCosts'

/** The groups of the profit and loss account in their order; costs are shown as positive figures. */
export const resultGroups: readonly AccountGroup<ResultKey | FinancialKey>[] = [
  {
    key: 'revenue',
    type: 'income',
    subtypes: ['sales', 'salesReturns', 'salesTax', 'discount'],
    sign: 1,
  },
  {
    key: 'costOfSales',
    type: 'expense',
    subtypes: ['cogs', 'purchases', 'inventoryDifference', 'discount'],
    sign: -1,
  },
  { key: 'otherIncome', type: 'income', sign: 1 },
  { key: 'staff', type: 'expense', subtypes: ['wages', 'employerContributions'], sign: -1 },
  { key: 'operating', type: 'expense', sign: -1 },
  { key: 'depreciation', type: 'expense', subtypes: ['depreciation'], sign: -1 },
  { key: 'financialIncome', type: 'income', subtypes: ['fx', 'financial'], sign: 1 },
  { key: 'financialCosts', type: 'expense', subtypes: ['financial', 'bankFees', 'fx'], sign: -1 },
]

type AssetKey = 'fixedAssets' | 'inventory' | 'receivables' | 'taxAssets' | 'otherAssets' | 'cash'

export const assetGroups: readonly AccountGroup<AssetKey>[] = [
  {
    key: 'fixedAssets',
    type: 'asset',
    subtypes: ['fixedAsset', 'accumulatedDepreciation'],
    sign: 1,
  },
  { key: 'inventory', type: 'asset', subtypes: ['inventory'], sign: 1 },
  { key: 'receivables', type: 'asset', subtypes: ['receivable'], sign: 1 },
  { key: 'taxAssets', type: 'asset', subtypes: ['tax'], sign: 1 },
  { key: 'otherAssets', type: 'asset', sign: 1 },
  { key: 'cash', type: 'asset', subtypes: ['bank', 'cash'], sign: 1 },
]

type LiabilityKey = 'payables' | 'customerMoney' | 'taxes' | 'staffDebts' | 'otherDebts' | 'loans'

export const liabilityGroups: readonly AccountGroup<LiabilityKey>[] = [
  {
    key: 'payables',
    type: 'liability',
    subtypes: ['payable', 'goodsReceived', 'partners'],
    sign: 1,
  },
  {
    key: 'customerMoney',
    type: 'liability',
    subtypes: ['customerCredit', 'customerDeposits', 'wallet', 'points'],
    sign: 1,
  },
  { key: 'taxes', type: 'liability', subtypes: ['tax', 'taxPayable'], sign: 1 },
  {
    key: 'staffDebts',
    type: 'liability',
    subtypes: ['employeePayable', 'netPay', 'payrollTax', 'socialSecurity'],
    sign: 1,
  },
  { key: 'otherDebts', type: 'liability', sign: 1 },
  { key: 'loans', type: 'liability', subtypes: ['loan'], sign: 1 },
]

export const equityGroup: AccountGroup<'equity'> = { key: 'equity', type: 'equity', sign: 1 }

export type GroupKey = ResultKey | FinancialKey | AssetKey | LiabilityKey | 'equity'

/** The accounts of a group, of those that stand in a chart, in its order. */
export function accountsIn<Key extends string>(
  chart: readonly Account[],
  group: AccountGroup<Key>,
  groups: readonly AccountGroup<Key>[],
): Account[] {
  const named = new Set(
    groups.flatMap(({ type, subtypes = [] }) => (type === group.type ? subtypes : [])),
  )
  return chart.filter(
    ({ type, subtype }) =>
      type === group.type && (group.subtypes?.includes(subtype) ?? !named.has(subtype)),
  )
}
