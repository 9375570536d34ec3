import type { Language } from '#contract/core/fields.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { demoFirm } from './firms.ts'
import { priceIn } from './prices.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What it keeps of the people who work for the demo’s firm; the visitor is one of them. */
    demoStaff: (writer: Writer, firm: FirmContext, around: StaffAround) => void
  }
}

type StaffAround = {
  language: Language
  /** How many units of the firm's currency one euro of pay comes to. */
  worth: number
}

/** Has every module write what it keeps of the demo's people, each after those it builds on. */
export function fillStaff(writer: Writer, firm: FirmContext, language: Language): void {
  const worth = Number(priceIn(10_000, demoFirm(language).baseCurrency)) / 100
  for (const write of hooks('demoStaff')) write(writer, firm, { language, worth })
}
