import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Language, optionalText, requiredText, Version } from '../core/fields.ts'

export const AccountType = z.enum(['asset', 'liability', 'equity', 'income', 'expense'])
export type AccountType = z.infer<typeof AccountType>

export const Account = z.object({
  code: z.string(),
  name: z.record(Language, z.string()),
  type: AccountType,
  /** A finer kind within the type, for statements. */
  subtype: z.string(),
  /** What postings use it for; an account with a role can't be closed or deleted. */
  role: z.string().nullable(),
  /** Code of the account it stands under. */
  parent: z.string().nullable(),
  /** Whether it takes postings. */
  isActive: z.boolean(),
  /** Whether it was ever posted to; it can then not be deleted. */
  isUsed: z.boolean(),
  /** Of a bank account of the firm. */
  iban: z.string(),
  version: Version,
})
export type Account = z.infer<typeof Account>

/** Subtypes of accounts that money is on, or on its way to. */
export const moneySubtypes: readonly string[] = ['bank', 'cash', 'clearing', 'card']

/** What an account can be added as, and the type that it so has. */
export const addableSubtypes = {
  bank: 'asset',
  cash: 'asset',
  clearing: 'asset',
  currentAsset: 'asset',
  fixedAsset: 'asset',
  card: 'liability',
  currentLiability: 'liability',
  tax: 'liability',
  loan: 'liability',
  capital: 'equity',
  sales: 'income',
  otherIncome: 'income',
  purchases: 'expense',
  operating: 'expense',
  financial: 'expense',
  otherExpense: 'expense',
} as const satisfies Record<string, AccountType>
export const AddableSubtype = z.enum(
  Object.keys(addableSubtypes).filter((key): key is keyof typeof addableSubtypes => true),
)
export type AddableSubtype = keyof typeof addableSubtypes

/** Names by language; where one is empty, the first that is not stands in. */
export const AccountNames = z
  .object({
    en: optionalText(120),
    de: optionalText(120),
    it: optionalText(120),
    ru: optionalText(120),
    es: optionalText(120),
  })
  .refine((names) => Object.values(names).some((name) => name !== ''), 'required')

const changeable = {
  name: AccountNames,
  /** Code of an account of the same type; empty for none. */
  parent: optionalText(20),
  /** Of an account with the subtype `bank`. */
  iban: optionalText(42),
}

export const AccountChange = z.object({ ...changeable, version: Version })
export type AccountChange = z.infer<typeof AccountChange>

export const NewAccount = z.object({
  ...changeable,
  code: requiredText(20).regex(/^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u, 'invalidAccountCode'),
  subtype: AddableSubtype,
})
export type NewAccount = z.infer<typeof NewAccount>

const tags = ['Ledger']
const one = z.object({ firmId: Id, accountCode: z.string().max(40) })

export const accountsContract = {
  list: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/accounts', tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(Account)),
  get: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/accounts/{accountCode}', tags })
    .input(one)
    .output(Account),
  create: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/accounts', tags, successStatus: 201 })
    .input(NewAccount.extend({ firmId: Id }))
    .output(Account),
  update: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/accounts/{accountCode}', tags })
    .input(AccountChange.extend(one.shape))
    .output(Account),
  /** Takes no more postings; what was posted stays. */
  close: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/accounts/{accountCode}/close', tags })
    .input(one)
    .output(Account),
  reopen: endpoint
    .meta({ needs: 'ledger:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/accounts/{accountCode}/reopen', tags })
    .input(one)
    .output(Account),
  /** Only one that was never posted to. */
  delete: endpoint
    .meta({ needs: 'ledger:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/accounts/{accountCode}', tags })
    .input(one)
    .output(z.object({ code: z.string() })),
}
