import { invalidField } from '#contract/core/errors.ts'
import type { GiftCardSettings, GiftCardSettingsInput } from '#contract/money/gift-card-settings.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { StoredWallet } from './reader.ts'
import { giftCardSettingsTable } from './tables.ts'

/** There is one row. */
const only = 1

/**
 * Years that a claim on a card lasts whatever is printed on it: § 195 and 199 BGB, § 1478 ABGB,
 * art. 127 OR, 15 U.S.C. § 1693l-1 (c).
 */
const byLaw: Readonly<Record<string, number>> = { DE: 3, AT: 30, CH: 10, US: 5 }

/** Where what is left goes to the state and not to the firm (unclaimed property). */
const neverReleased: ReadonlySet<string> = new Set(['US'])

/** How long cards hold; for ever before somebody has said so. */
export function giftCardSettings(reader: Reader): GiftCardSettings {
  const row = reader.db.select().from(giftCardSettingsTable).get()
  const leastYears = byLaw[countryOf(reader)] ?? 0
  return { years: row?.years ?? null, leastYears, version: row?.version ?? 1 }
}

/**
 * @throws AppError invalid for fewer years than the law gives; conflict with the newer settings as
 *   `detail.current`
 */
export function setGiftCardSettings(
  writer: Writer,
  { version, years }: GiftCardSettingsInput & { version: number },
): GiftCardSettings {
  const before = giftCardSettings(writer)
  requireVersion(before, version)
  const { leastYears } = before
  if (years !== null && years < leastYears) {
    throw invalidField('years', 'cardYearsTooFew', { years: leastYears })
  }
  const values = { years, version: version + 1 }
  writer.db
    .insert(giftCardSettingsTable)
    .values({ ...values, id: only })
    .onConflictDoUpdate({ target: giftCardSettingsTable.id, set: values })
    .run()
  const after = giftCardSettings(writer)
  const entityId = getFirmProfile(writer).id
  writer.audit({ entity: 'giftCardSettings', entityId, action: 'update', before, after })
  return after
}

/** The last day of a card that is sold on a day: that of a year, as the firm has set it; null for none. */
export function lastDayOfCard(reader: Reader, date: string): string | null {
  const { years } = giftCardSettings(reader)
  return years === null ? null : `${Number(date.slice(0, 4)) + years}-12-31`
}

/**
 * Whether what is left on a card belongs to the firm once the card has ended: not while the law of the
 * firm's country still lets its holder claim it.
 */
export function isReleasedAtEnd(
  reader: Reader,
  { createdAt, expiresOn }: Pick<StoredWallet, 'createdAt' | 'expiresOn'>,
): boolean {
  const country = countryOf(reader)
  if (expiresOn === null || neverReleased.has(country)) return false
  const until = Number(createdAt.slice(0, 4)) + (byLaw[country] ?? 0)
  return byLaw[country] === undefined || expiresOn >= `${until}-12-31`
}

function countryOf(reader: Reader): string {
  return getFirmProfile(reader).address.country
}
