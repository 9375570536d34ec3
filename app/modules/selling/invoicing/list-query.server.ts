import type { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { readCustomFilter } from '#app/shell/register/custom/custom-filter.ts'
import { getFormat } from '#app/shell/visit.server.ts'
import type { CustomFilter } from '#contract/firm/custom-values.ts'

/** The query of the list's address, with its filters by fields that the firm added. */
export async function readInvoiceQuery<
  Schema extends z.ZodType<object & { custom?: CustomFilter }>,
>(args: Args, schema: Schema): Promise<z.output<Schema>> {
  const { locale } = await getFormat(args)
  const custom = readCustomFilter(new URL(args.request.url).searchParams, locale)
  return { ...readListQuery(schema, args.request), ...(custom && { custom }) }
}
