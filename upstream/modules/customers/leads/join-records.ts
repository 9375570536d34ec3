import { type LeadFields, type TextField, textFields } from './lead.ts'
import { mailKey } from './mail-address.ts'
import { phoneKey } from './phone.ts'

/** What a record gains from another one that is the same person or company. */
export type Joined = {
  /** Fields that are empty in the kept record and known in the other. */
  fill: Partial<Record<TextField, string>>
  /** Addresses and numbers that the kept record does not have: both are kept. */
  addMails: string[]
  addPhones: string[]
  /** Fields in which they differ: the kept value stands, both are shown. */
  differ: { field: TextField; kept: string; other: string }[]
}

/**
 * What of one record goes into another: only empty fields are filled, nothing is overwritten.
 * @param country where numbers without a country code are dialled, of a record that names no country
 */
export function joinRecords(kept: LeadFields, other: LeadFields, country: string): Joined {
  const known = textFields.filter((field) => other[field] !== '')
  return {
    fill: Object.fromEntries(
      known.filter((field) => kept[field] === '').map((field) => [field, other[field]]),
    ),
    addMails: additions(kept.mails, other.mails, mailKey, mailKey),
    addPhones: additions(
      kept.phones,
      other.phones,
      (phone) => phoneKey(phone, kept.country || country),
      (phone) => phoneKey(phone, other.country || country),
    ),
    differ: known
      .filter((field) => kept[field] !== '' && kept[field] !== other[field])
      .map((field) => ({ field, kept: kept[field], other: other[field] })),
  }
}

/** The kept record with what it gains. */
export function withJoined(kept: LeadFields, joined: Joined): LeadFields {
  return {
    ...kept,
    ...joined.fill,
    mails: [...kept.mails, ...joined.addMails],
    phones: [...kept.phones, ...joined.addPhones],
  }
}

/** What a record gains, as it is shown before somebody decides. */
export function gainsOf({ fill, addMails, addPhones, differ }: Joined) {
  return {
    fills: Object.entries(fill).map(([field, value]) => ({ field, value })),
    adds: [...addMails, ...addPhones],
    differs: differ,
  }
}

type KeyOf = (text: string) => string | undefined

/** Of other texts, those that are not among the kept ones, as they are compared. */
function additions(
  kept: readonly string[],
  others: readonly string[],
  keyOfKept: KeyOf,
  keyOfOther: KeyOf,
): string[] {
  const unlike = others.filter((one) => one !== '' && !kept.includes(one))
  if (unlike.length === 0) return []
  const seen = new Set(kept.map((one) => keyOfKept(one) ?? one))
  return unlike.filter((one) => {
    const key = keyOfOther(one) ?? one
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
