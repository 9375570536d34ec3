/** Roles a member can hold in a firm, from most to least. */
export const roles = [
  'owner',
  'admin',
  'accountant',
  'sales',
  'cashier',
  'hr',
  'employee',
  'readOnly',
] as const
export type Role = (typeof roles)[number]

const grants = {
  'firm:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'readOnly'],
  'firm:edit': ['owner', 'admin'],
  'customer:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'customer:edit': ['owner', 'admin', 'accountant', 'sales'],
  'item:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'item:edit': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'invoice:edit': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:post': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:reverse': ['owner', 'admin', 'accountant'],
  'invoice:export': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:edit': ['owner', 'admin', 'accountant'],
  'ledger:view': ['owner', 'admin', 'accountant', 'readOnly'],
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
