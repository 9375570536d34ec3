import { type Minor, parseAmount } from '#contract/core/money.ts'
import type { LoyaltyProgramme, LoyaltyProgrammeInput } from '#contract/selling/loyalty.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { loyaltyProgrammeTable } from './tables.ts'

/** There is one programme. */
const only = 1

/** The programme as it was set; before that one that is off, a point for each unit of money and a hundred worth five. */
export function getProgramme(reader: Reader): LoyaltyProgramme {
  const { baseCurrency: currency } = getFirmProfile(reader)
  const row = reader.db.select().from(loyaltyProgrammeTable).get()
  if (row) {
    const { id: _, expiryPlanned: __, ...programme } = row
    return { ...programme, currency }
  }
  const unit = parseAmount('1', currency) ?? 1
  return {
    isOn: false,
    perPoint: unit,
    worthOfHundred: 5 * unit,
    minimum: 1,
    expiryMonths: null,
    expectedUse: 100,
    currency,
    version: 1,
  }
}

/** @throws AppError conflict with the newer one as `detail.current` */
export function setProgramme(
  writer: Writer,
  { version, ...input }: LoyaltyProgrammeInput & { version: number },
): LoyaltyProgramme {
  const before = getProgramme(writer)
  requireVersion(before, version)
  const values = { ...input, version: version + 1 }
  writer.db
    .insert(loyaltyProgrammeTable)
    .values({ ...values, id: only })
    .onConflictDoUpdate({ target: loyaltyProgrammeTable.id, set: values })
    .run()
  const after = getProgramme(writer)
  writer.audit({
    entity: 'loyaltyProgramme',
    entityId: getFirmProfile(writer).id,
    action: 'update',
    before,
    after,
  })
  return after
}

type Worth = Pick<LoyaltyProgramme, 'worthOfHundred'>

/** What points take off, rounded down; nothing for none or fewer. */
export function worthOf({ worthOfHundred }: Worth, points: number): Minor {
  return Math.max(0, Math.floor((points * worthOfHundred) / 100))
}

/** As few points as are worth an amount. */
export function pointsFor({ worthOfHundred }: Worth, amount: Minor): number {
  return Math.ceil((amount * 100) / worthOfHundred)
}
