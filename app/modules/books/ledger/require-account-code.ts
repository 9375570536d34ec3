import { AppError } from '#contract/core/errors.ts'

/** An account's code in a page's address. @throws AppError not_found for what can't be one */
export function requireAccountCode({
  params: { accountCode = '' },
}: {
  params: Record<string, string | undefined>
}): string {
  if (accountCode === '' || accountCode.length > 40) {
    throw new AppError('not_found', 'accountCode is no code')
  }
  return accountCode
}
