import { forbiddenWithout } from './errors.ts'

/** Built-in roles a member can hold in a firm, from most to least. */
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

/**
 * Who holds what, as `entity:action`. The usual actions are view, edit, post, approve, reverse,
 * delete and export: `delete` takes away what others may have made too, `reverse` voids what was
 * posted, which then stays in the books; `tests/architecture/permissions.test.ts` holds that every
 * endpoint that takes away asks for one of the two. An action that is the name of a field, such as `party:bank`, is the right to see
 * and change that field (see `shownTo`).
 */
const grants = {
  'firm:view': roles,
  'firm:edit': ['owner', 'admin'],
  'firm:export': ['owner', 'admin'],
  'firm:consent': ['owner', 'admin'],
  'firm:transfer': ['owner'],
  'audit:view': ['owner', 'admin'],
  'record:comment': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'role:edit': ['owner', 'admin'],
  'key:edit': ['owner', 'admin'],
  'webhook:edit': ['owner', 'admin'],
  'webhook:delete': ['owner', 'admin'],
  'member:view': ['owner', 'admin', 'hr'],
  'member:invite': ['owner', 'admin', 'hr'],
  'member:edit': ['owner', 'admin'],
  'party:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'crm', 'readOnly'],
  'party:bank': ['owner', 'admin', 'accountant'],
  'party:delete': ['owner', 'admin', 'accountant'],
  'party:edit': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'lead:view': ['owner', 'admin', 'sales', 'crm', 'readOnly'],
  'lead:edit': ['owner', 'admin', 'sales', 'crm'],
  'lead:delete': ['owner', 'admin', 'sales'],
  'lead:manage': ['owner', 'admin', 'sales'],
  'followUp:view': ['owner', 'admin', 'accountant', 'sales', 'crm', 'readOnly'],
  'followUp:edit': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'deal:view': ['owner', 'admin', 'sales', 'crm', 'readOnly'],
  'deal:edit': ['owner', 'admin', 'sales', 'crm'],
  'deal:delete': ['owner', 'admin', 'sales'],
  'deal:manage': ['owner', 'admin', 'sales'],
  'item:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'item:edit': ['owner', 'admin', 'accountant', 'sales'],
  'item:delete': ['owner', 'admin', 'accountant', 'sales'],
  'stock:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'stock:cost': ['owner', 'admin', 'accountant', 'readOnly'],
  'stock:edit': ['owner', 'admin', 'accountant', 'sales'],
  'stock:adjust': ['owner', 'admin', 'accountant'],
  'website:view': ['owner', 'admin', 'accountant', 'sales', 'crm', 'readOnly'],
  'website:edit': ['owner', 'admin', 'sales', 'crm'],
  'website:post': ['owner', 'admin', 'sales'],
  'website:delete': ['owner', 'admin', 'sales'],
  'till:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'till:sell': ['owner', 'admin', 'accountant', 'sales', 'cashier'],
  'till:price': ['owner', 'admin', 'accountant', 'sales'],
  'till:refund': ['owner', 'admin', 'accountant'],
  'till:approve': ['owner', 'admin', 'accountant'],
  'till:edit': ['owner', 'admin'],
  'quote:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'quote:edit': ['owner', 'admin', 'accountant', 'sales'],
  'quote:delete': ['owner', 'admin', 'accountant', 'sales'],
  'recurring:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'recurring:edit': ['owner', 'admin', 'accountant', 'sales'],
  'recurring:delete': ['owner', 'admin', 'accountant', 'sales'],
  'reminder:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'reminder:edit': ['owner', 'admin', 'accountant'],
  'invoice:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'invoice:edit': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:delete': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:post': ['owner', 'admin', 'accountant', 'sales'],
  'invoice:reverse': ['owner', 'admin', 'accountant'],
  'invoice:export': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'payment:edit': ['owner', 'admin', 'accountant'],
  'payment:delete': ['owner', 'admin', 'accountant'],
  'wallet:view': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'readOnly'],
  'wallet:edit': ['owner', 'admin', 'accountant', 'sales', 'cashier'],
  'wallet:approve': ['owner', 'admin', 'accountant'],
  'bank:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'bank:edit': ['owner', 'admin', 'accountant'],
  'bank:delete': ['owner', 'admin', 'accountant'],
  'expense:view': roles,
  'expense:edit': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'expense:delete': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'expense:approve': ['owner', 'admin', 'accountant'],
  'expense:post': ['owner', 'admin', 'accountant'],
  'bill:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'bill:edit': ['owner', 'admin', 'accountant'],
  'bill:delete': ['owner', 'admin', 'accountant'],
  'bill:approve': ['owner', 'admin', 'accountant'],
  'bill:reverse': ['owner', 'admin', 'accountant'],
  'tax:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'tax:edit': ['owner', 'admin', 'accountant'],
  'tax:delete': ['owner', 'admin', 'accountant'],
  'approval:view': ['owner', 'admin', 'accountant'],
  'settlement:writeOff': ['owner', 'admin', 'accountant'],
  'supportTicket:view': ['owner', 'admin', 'accountant', 'sales', 'crm', 'readOnly'],
  'supportTicket:edit': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'supportTicket:manage': ['owner', 'admin'],
  'portal:view': ['owner', 'admin', 'accountant', 'sales', 'crm', 'readOnly'],
  'portal:edit': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'portal:manage': ['owner', 'admin'],
  'partner:view': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'partner:edit': ['owner', 'admin', 'sales'],
  'partner:manage': ['owner', 'admin'],
  'partner:approve': ['owner', 'admin', 'accountant'],
  'campaign:view': ['owner', 'admin', 'sales', 'crm', 'readOnly'],
  'campaign:edit': ['owner', 'admin', 'sales'],
  'sequence:view': ['owner', 'admin', 'sales', 'crm', 'readOnly'],
  'sequence:edit': ['owner', 'admin', 'sales', 'crm'],
  'sequence:manage': ['owner', 'admin', 'sales'],
  'calendar:view': roles,
  'calendar:edit': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'calendar:delete': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'calendar:manage': ['owner', 'admin'],
  'mail:view': roles,
  'mail:edit': ['owner', 'admin', 'accountant', 'sales', 'cashier', 'hr', 'employee', 'crm'],
  'mail:shared': ['owner', 'admin', 'accountant', 'sales', 'crm'],
  'course:view': ['owner', 'admin', 'hr'],
  'course:edit': ['owner', 'admin', 'hr'],
  'course:approve': ['owner', 'admin', 'hr'],
  'course:delete': ['owner', 'admin', 'hr'],
  'course:reverse': ['owner', 'admin', 'hr'],
  'learning:view': roles,
  'learning:edit': roles,
  'project:view': ['owner', 'admin', 'accountant', 'sales', 'hr', 'employee', 'crm', 'readOnly'],
  'project:money': ['owner', 'admin', 'accountant', 'sales', 'readOnly'],
  'project:cost': ['owner', 'admin', 'accountant'],
  'project:edit': ['owner', 'admin', 'accountant', 'sales'],
  'task:edit': ['owner', 'admin', 'accountant', 'sales', 'hr', 'employee', 'crm'],
  'time:view': ['owner', 'admin', 'accountant', 'sales', 'hr', 'employee', 'crm', 'readOnly'],
  'time:edit': ['owner', 'admin', 'accountant', 'sales', 'hr', 'employee', 'crm'],
  'time:delete': ['owner', 'admin', 'accountant', 'sales', 'hr', 'employee', 'crm'],
  'time:approve': ['owner', 'admin', 'accountant'],
  'ledger:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'ledger:edit': ['owner', 'admin', 'accountant'],
  'ledger:delete': ['owner', 'admin', 'accountant'],
  'ledger:lock': ['owner', 'admin', 'accountant'],
  'ledger:reopen': ['owner'],
  'employee:own': roles,
  'employee:view': ['owner', 'admin', 'hr'],
  'employee:private': ['owner', 'admin', 'hr'],
  'employee:edit': ['owner', 'admin', 'hr'],
  'employee:delete': ['owner', 'admin', 'hr'],
  'attendance:view': ['owner', 'admin', 'hr'],
  'attendance:edit': ['owner', 'admin', 'hr'],
  'attendance:approve': ['owner', 'admin', 'hr'],
  'attendance:delete': ['owner', 'admin', 'hr'],
  'payroll:view': ['owner', 'admin', 'hr'],
  'payroll:edit': ['owner', 'admin', 'hr'],
  'payroll:approve': ['owner', 'admin', 'hr'],
  'payroll:post': ['owner', 'admin', 'hr'],
  'payroll:delete': ['owner', 'admin', 'hr'],
  'leave:view': ['owner', 'admin', 'hr'],
  'leave:edit': ['owner', 'admin', 'hr'],
  'leave:approve': ['owner', 'admin', 'hr'],
  'report:view': ['owner', 'admin', 'accountant', 'readOnly'],
  'report:delete': ['owner', 'admin', 'accountant', 'readOnly'],
  'analysis:view': ['owner', 'admin', 'accountant', 'sales', 'hr', 'crm', 'readOnly'],
  'analysis:delete': ['owner', 'admin', 'accountant', 'sales', 'hr', 'crm', 'readOnly'],
} as const satisfies Record<string, readonly Role[]>

/** An entity and what is done to it, as `entity:action`. */
export type Permission = keyof typeof grants

export const permissions = Object.keys(grants).filter(isPermission)

/** How far a permission reaches: what one made oneself, what one's team made, or everything. */
export const scopes = ['own', 'team', 'all'] as const
export type Scope = (typeof scopes)[number]

/**
 * Something for each entity whose records belong to who made them, so that a role can be kept to
 * some of them. This is the one list of these entities.
 */
export function forEachScoped<Value>(value: Value) {
  return {
    party: value,
    lead: value,
    deal: value,
    quote: value,
    invoice: value,
    payment: value,
    expense: value,
  }
}
export type ScopedEntity = keyof ReturnType<typeof forEachScoped>
export const scopedEntities = Object.keys(forEachScoped(null)).filter(isScoped)

function isScoped(entity: string): entity is ScopedEntity {
  return entity in forEachScoped(null)
}

/** What a role of the firm's own allows. An entity without a scope is allowed as a whole. */
export type RoleGrants = {
  name: string
  permissions: readonly Permission[]
  scopes: { readonly [Entity in ScopedEntity]?: Scope | undefined }
}

/**
 * Who holds a role: `role` is a built-in one or the id of one of the firm's own, which then stands
 * in `custom`. Without either nothing is allowed.
 */
export type Holder = { role: string | null; custom?: RoleGrants | null | undefined }

/** Whether somebody holds a permission. The one table that both Workers and the screens obey. */
export function isAllowed(holder: Holder | Role, permission: Permission): boolean {
  const { role, custom } = typeof holder === 'string' ? { role: holder } : holder
  if (custom) return custom.permissions.includes(permission)
  const holders: readonly (string | null)[] = grants[permission]
  return holders.includes(role)
}

/**
 * Refuses who lacks a permission; `reason` is a key of the `problem` texts, where a screen says more.
 * @throws AppError forbidden
 */
export function requirePermission(holder: Holder, permission: Permission, reason?: string): void {
  if (!isAllowed(holder, permission)) throw forbiddenWithout(permission, reason)
}

/** Built-in roles that see of expenses what they noted themselves. */
const ownExpenses: readonly (string | null)[] = ['sales', 'cashier', 'hr', 'employee', 'crm']

/** How far somebody's permissions on an entity reach. */
export function scopeOf({ role, custom }: Holder, entity: ScopedEntity): Scope {
  if (custom) return custom.scopes[entity] ?? 'all'
  return entity === 'expense' && ownExpenses.includes(role) ? 'own' : 'all'
}

export function isPermission(access: string): access is Permission {
  return access in grants
}

export function isRole(role: string | null): role is Role {
  return roles.some((one) => one === role)
}

/**
 * Whether somebody may give, change or take away a role: they must hold all that it does as far as
 * it reaches, and more than that unless they manage members altogether. So nobody hands on more than
 * they hold, and whoever only invites makes no equals.
 */
export function canGrant(giver: Holder, given: Holder): boolean {
  if (!isAllowed(giver, 'member:invite') || !isKnown(given)) return false
  const holdsMore = permissions.some((one) => isAllowed(giver, one) && !isAllowed(given, one))
  return holdsAllOf(giver, given) && (holdsMore || isAllowed(giver, 'member:edit'))
}

/** Whether one holds every permission of another, and as far. */
export function holdsAllOf(one: Holder, other: Holder): boolean {
  const isWithin = permissions.every((each) => isAllowed(one, each) || !isAllowed(other, each))
  const reach = (holder: Holder, entity: ScopedEntity) => scopes.indexOf(scopeOf(holder, entity))
  const views = (entity: ScopedEntity) => isAllowed(other, `${entity}:view`)
  return (
    isWithin &&
    scopedEntities.every((entity) => !views(entity) || reach(one, entity) >= reach(other, entity))
  )
}

/** A role that was deleted, or one of another firm, is nobody's to give. */
function isKnown({ role, custom }: Holder): boolean {
  return custom ? true : isRole(role)
}
