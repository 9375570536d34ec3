import type { Args } from '#app/shell/load-context.ts'
import { AppError } from '#contract/core/errors.ts'
import { ElectronicFormat } from '#contract/selling/electronic-invoices.ts'

/** The invoice's id in the address. Throws AppError `not_found` for what can be none. */
export function idOf({ params }: Args): string {
  const id = params.invoiceId ?? ''
  if (!/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) throw new AppError('not_found', 'No such invoice')
  return id
}

/** The syntax that `?format` asks for, UBL without one. Throws AppError `malformed` for another. */
export function formatOf({ request }: Args): ElectronicFormat {
  const wish = new URL(request.url).searchParams.get('format') ?? 'ubl'
  const format = ElectronicFormat.safeParse(wish)
  if (!format.success) throw new AppError('malformed', 'No such format')
  return format.data
}
