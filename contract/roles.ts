/** Roles a member can hold in a firm, from most to least. */
export const roles = [
  'owner',
  'admin',
  'accountant',
  'sales',
  'cashier',
  'hr',
  'employee',
  'crm',
  'readOnly',
] as const
export type Role = (typeof roles)[number]

const grants = {
  'firm:view': roles,
  'firm:edit': ['owner', 'admin'],
  'firm:consent': ['owner', 'admin'],
  'firm:transfer': ['owner'],
  'member:view': ['owner', 'admin', 'hr'],
  'member:invite': ['owner', 'admin', 'hr'],
  'member:edit': ['owner', 'admin'],
  'party:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'crm', 'readOnly'],
  'party:bank': ['owner', 'admin', 'accountant'],
  'party:delete': ['owner', 'admin', 'accountant'],
  'party:edit': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'item:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'item:edit': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'invoice:edit': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:post': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:reverse': ['owner', 'admin', 'accountant'],
  'invoice:export': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:edit': ['owner', 'admin', 'accountant'],
  'tax:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'tax:edit': ['owner', 'admin', 'accountant'],
  'settlement:writeOff': ['owner', 'admin', 'accountant'],
  'ledger:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'ledger:edit': ['owner', 'admin', 'accountant'],
  'ledger:lock': ['owner', 'admin', 'accountant'],
  'ledger:reopen': ['owner'],
} as const satisfies Record<string, readonly Role[]>

/** An entity and what is done to it, as `entity:action`. */
export type Permission = keyof typeof grants

export const permissions = Object.keys(grants) as readonly Permission[]

/** Whether a role holds a permission. The one table that both Workers and the screens obey. */
export function isAllowed(role: Role, permission: Permission): boolean {
  const holders: readonly Role[] = grants[permission]
  return holders.includes(role)
}

export function isPermission(access: string): access is Permission {
  return access in grants
}

/**
 * Whether one role may give, change or take away another: it must hold all that the other does, and
 * more than that unless it manages members altogether. So nobody hands on more than they hold, and
 * whoever only invites makes no equals.
 */
export function canGrant(giver: Role, role: Role): boolean {
  if (!isAllowed(giver, 'member:invite')) return false
  const holdsAll = permissions.every((one) => isAllowed(giver, one) || !isAllowed(role, one))
  const holdsMore = permissions.some((one) => isAllowed(giver, one) && !isAllowed(role, one))
  return holdsAll && (holdsMore || isAllowed(giver, 'member:edit'))
}
