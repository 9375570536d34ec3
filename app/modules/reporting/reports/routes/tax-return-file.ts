import { redirect } from '@remix-run/cloudflare'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { ReturnFileInput, taxReturnsContract } from '#contract/reporting/tax-returns.ts'
import { taxReturnsPath } from '../paths.ts'

/** The file of the address's return; without days or a number, the list of returns. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const { firmId } = firm
  const params = new URL(args.request.url).searchParams
  const query = ReturnFileInput.safeParse(Object.fromEntries(params))
  if (!query.success) return redirect(taxReturnsPath(firmId))
  const file = await stream(taxReturnsContract.file, { ...query.data, firmId })
  return passFile(file, 'attachment')
}
