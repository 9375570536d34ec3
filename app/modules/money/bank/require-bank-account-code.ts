import { AppError } from '#contract/core/errors.ts'

/** A money account's code in a page's address. @throws AppError not_found for what can't be one */
export function requireBankAccountCode({
  params: { bankAccountCode = '' },
}: {
  params: Record<string, string | undefined>
}): string {
  if (bankAccountCode === '' || bankAccountCode.length > 40) {
    throw new AppError('not_found', 'bankAccountCode is no code')
  }
  return bankAccountCode
}
