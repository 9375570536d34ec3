import type { OpenItem } from './reader.ts'

const roles = {
  receivable: { debit: 'receivable', credit: 'customerCredit' },
  payable: { debit: 'payable', credit: 'payable' },
  employee: { debit: 'employeePayable', credit: 'employeePayable' },
} as const satisfies Record<OpenItem['direction'], Record<OpenItem['side'], string>>

/** The account an item is part of: together they are its balance. */
export function controlRole({ direction, side }: Pick<OpenItem, 'direction' | 'side'>): string {
  return roles[direction][side]
}

/** Their balances are the sums of open items. */
export function controlRoles(): readonly string[] {
  return [...new Set(Object.values(roles).flatMap((sides) => Object.values(sides)))]
}
