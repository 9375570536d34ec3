import type { RecurringContent } from '#contract/selling/recurring.ts'
import { fillText, type PeriodTexts, requireKnownNames } from '../../../recurrence/period.ts'

/** The texts of a content with each name in braces filled in. */
export function fillContent(
  content: RecurringContent,
  texts: PeriodTexts,
): Pick<RecurringContent, 'notes' | 'purchaseOrder' | 'lines'> {
  return {
    notes: fillText(content.notes, texts),
    purchaseOrder: fillText(content.purchaseOrder, texts),
    lines: content.lines.map((line) => ({
      ...line,
      description: fillText(line.description, texts),
      heading: fillText(line.heading, texts),
      textAbove: fillText(line.textAbove, texts),
    })),
  }
}

/** @throws AppError invalid at the first text with a name in braces that means nothing */
export function requireKnownContent({ notes, purchaseOrder, lines }: RecurringContent): void {
  requireKnownNames([
    ['notes', notes],
    ['purchaseOrder', purchaseOrder],
    ...lines.flatMap(({ description, heading, textAbove }, at): [string, string][] => [
      [`lines.${at}.heading`, heading],
      [`lines.${at}.textAbove`, textAbove],
      [`lines.${at}.description`, description],
    ]),
  ])
}
