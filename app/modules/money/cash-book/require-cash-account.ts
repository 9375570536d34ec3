import { AppError } from '#contract/core/errors.ts'

/** A cash account's code in a page's address. @throws AppError not_found for what can't be one */
export function requireCashAccount({
  params: { cashAccountCode = '' },
}: {
  params: Record<string, string | undefined>
}): string {
  if (cashAccountCode === '' || cashAccountCode.length > 40) {
    throw new AppError('not_found', 'cashAccountCode is no code')
  }
  return cashAccountCode
}
