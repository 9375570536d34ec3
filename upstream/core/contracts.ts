import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*/*.ts', '!**/*.test.ts'],
  {
    eager: true,
  },
)

/** Every contract there is, by its name without the ending: `invoices`, `identity`. */
export const contracts = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) =>
      name.endsWith('Contract') && isContract(value)
        ? [[name.slice(0, -'Contract'.length), value] as const]
        : [],
    ),
)

function isContract(value: unknown): value is AnyContractRouter {
  if (isContractProcedure(value)) return true
  return typeof value === 'object' && value !== null && Object.values(value).every(isContract)
}
