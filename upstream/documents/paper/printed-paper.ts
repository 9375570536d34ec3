import type { PaperView } from '#contract/core/paper.ts'
import type { PaperDocument, PaperLogo } from '../pdf/paper.ts'
import { paperWords } from './compose-paper.ts'
import { paperFormat } from './paper-format.ts'
import type { PaperSource } from './paper-source.ts'

/** The same paper as the screen's, with what only pages need: logo, carried sums, page numbers. */
export function printedPaper(
  source: PaperSource,
  { notes, terms, opening, closing, swissBill, agencyCode, ...view }: PaperView,
  logo: PaperLogo | undefined,
): PaperDocument {
  const { texts } = paperWords(source)
  const { name, lines } = view.seller
  const { paymentCode, paymentCodeLabel, ...foot } = view.foot
  return {
    ...view,
    seller: { name, lines, ...(logo && { logo }) },
    ...(notes && { notes }),
    ...(terms && { terms }),
    ...(opening !== '' && { opening }),
    ...(swissBill && { swissBill }),
    ...(agencyCode && { agencyCode }),
    ...(closing !== '' && { closing }),
    foot: {
      ...foot,
      ...(paymentCode !== null && { paymentCode, paymentCodeAlt: paymentCodeLabel }),
    },
    carry: { forward: texts.carriedForward, brought: texts.broughtForward },
    carryAmounts: runningSums(source),
    pageLabel: texts.page,
  }
}

function runningSums({ lines, currency, language, seller }: PaperSource): string[] {
  const format = paperFormat(language, seller.address.country)
  let sum = 0
  return lines.map(({ amount, isLeftOut }) => {
    if (!isLeftOut) sum += amount
    return format.amount(sum, currency)
  })
}
