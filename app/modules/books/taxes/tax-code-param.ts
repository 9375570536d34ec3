import { TaxCode } from '#contract/books/taxes.ts'
import { AppError } from '#contract/core/errors.ts'

/** The code in a page's address. @throws AppError not_found for what cannot be one */
export function requireTaxCode({ params }: { params: Record<string, string | undefined> }): string {
  const result = TaxCode.safeParse(params.taxCode)
  if (!result.success) throw new AppError('not_found', 'No such tax rate')
  return result.data
}
