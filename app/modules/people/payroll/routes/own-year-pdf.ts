import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { ownPayYearsContract } from '#contract/people/pay-years.ts'
import { requireYear } from '../year-param.ts'

/** The statement of one’s own year as PDF. */
export async function loader(args: Args) {
  const { firm, stream } = await requireFirm(args)
  const ofYear = { firmId: firm.firmId, year: requireYear(args) }
  return passFile(await stream(ownPayYearsContract.pdf, ofYear), 'attachment')
}
