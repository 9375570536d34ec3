import type { z } from 'zod'
import { AppError, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { checkIban, isBic } from '#contract/core/iban.ts'
import { type Firm, type FirmInput, mayRoundTaxByLine, type Warning } from '#contract/firm/firms.ts'
import { checkTaxId } from '#contract/firm/tax-ids.ts'
import { hooks } from '../../../core/hooks.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { countryPack } from '../country-packs/index.ts'
import { queueNotice } from '../outbound/index.ts'
import { afterCreate } from './after-create.ts'
import { type FirmProfile, getFirmProfile } from './reader.ts'
import { insertFirm, updateProfile } from './writer.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It keeps the books, which fix what a firm may change of itself: one module. */
    firmBooks: FirmBooks
  }
}

type FirmBooks = {
  hasPostings(reader: Reader): boolean
  /** Days up to which nothing is posted: past the soft one accountants may. */
  lockDates(reader: Reader): { soft: string | null; hard: string | null }
}

const withoutBooks: FirmBooks = {
  hasPostings: () => false,
  lockDates: () => ({ soft: null, hard: null }),
}

function books(): FirmBooks {
  return hooks('firmBooks')[0] ?? withoutBooks
}

/** The firm as its people see it, with advice on what looks wrong. */
export function getFirm(reader: Reader): Firm {
  const { logoType, ...profile } = getFirmProfile(reader)
  const { soft, hard } = books().lockDates(reader)
  return {
    ...profile,
    lockDate: [soft ?? '', hard ?? ''].sort().at(-1) || null,
    hasLogo: logoType !== null,
    hasPostings: books().hasPostings(reader),
    warnings: vatIdAdvice(profile.address.country, profile.vatId),
  }
}

/**
 * Sets a firm up: its profile and what its country brings, tax rates and chart of accounts.
 * Repeating it for a firm that exists gives that firm, so a retry after a crash is harmless.
 * @throws AppError invalid
 */
export function createFirm(writer: Writer, context: FirmContext, input: FirmInput): Firm {
  if (isFirmCreated(writer)) return getFirm(writer)
  const profile = checkProfile(input)
  const pack = countryPack(profile.address.country)
  insertFirm(writer, context, profile, pack)
  afterCreate(writer, context, profile.language)
  writer.audit({ entity: 'firm', entityId: context.firmId, action: 'create', after: profile })
  return getFirm(writer)
}

/**
 * Writes the firm's profile.
 * @throws AppError conflict when somebody else wrote it since, with their version as `detail`;
 *   invalid when currency or country would change after the first posting; confirm_needed for
 *   another bank account from somebody who did not show who they are for a while
 */
export function updateFirm(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: FirmInput & { version: number },
): Firm {
  const current = getFirmProfile(writer)
  requireVersion(current, version, () => getFirm(writer))
  const { business = current.business, areasOff = current.areasOff } = input
  const profile = { ...checkProfile(input), business, areasOff }
  if (books().hasPostings(writer)) requireSameBooks(current, profile)
  if (!context.actor.isFresh) requireSameAccount(current, profile)
  updateProfile(writer, context, profile, version + 1)
  writer.audit({
    entity: 'firm',
    entityId: context.firmId,
    action: 'update',
    before: current,
    after: profile,
  })
  if (!isSameAccount(current.bankAccount, profile.bankAccount)) {
    queueNotice(writer, context, {
      kind: 'bankAccountChanged',
      params: { firm: profile.tradeName || profile.legalName, by: context.actor.userName },
      link: `/firms/${context.firmId}/settings/firm`,
      isForAll: true,
    })
  }
  return getFirm(writer)
}

function isFirmCreated(reader: Reader): boolean {
  try {
    getFirmProfile(reader)
    return true
  } catch {
    return false
  }
}

function requireSameBooks(current: FirmProfile, next: FirmInput): void {
  const fields: FieldProblems = {}
  if (current.baseCurrency !== next.baseCurrency) fields.baseCurrency = { key: 'fixedAfterPosting' }
  if (current.address.country !== next.address.country) {
    fields['address.country'] = { key: 'fixedAfterPosting' }
  }
  refuseProblems(fields, 'This cannot change once entries are posted')
}

/** Whether money that is paid to one of two arrives at the other. */
function isSameAccount(one: BankAccount, other: BankAccount): boolean {
  return one.iban === other.iban && one.bic === other.bic
}

type BankAccount = Pick<FirmInput['bankAccount'], 'iban' | 'bic'>

/** Money must not be led elsewhere by whoever found a session open (OWASP ASVS 7.5.1). */
function requireSameAccount(current: FirmProfile, next: FirmInput): void {
  if (isSameAccount(current.bankAccount, next.bankAccount)) return
  throw new AppError('confirm_needed', 'Confirm your identity to change the bank account')
}

/** The profile in its normal form; throws for what cannot be, at its field. */
function checkProfile(input: FirmInput): FirmInput {
  const fields: FieldProblems = {}
  const { bankAccount, address, vatId, taxRounding } = input
  const iban = checkIban(bankAccount.iban)
  if (bankAccount.iban !== '' && !iban.isValid) fields['bankAccount.iban'] = { key: 'invalidIban' }
  if (bankAccount.bic !== '' && !isBic(bankAccount.bic))
    fields['bankAccount.bic'] = { key: 'invalidBic' }
  if (taxRounding === 'line' && !mayRoundTaxByLine(address.country)) {
    fields.taxRounding = { key: 'taxRoundingNotHere' }
  }
  refuseProblems(fields, 'The firm has fields to correct')
  return {
    ...input,
    vatId: normalVatId(address.country, vatId),
    bankAccount: {
      ...bankAccount,
      iban: iban.isValid ? iban.normalised : '',
      bic: bankAccount.bic.replaceAll(' ', '').toUpperCase(),
    },
  }
}

/** A VAT id in its normal form; one that is not well formed stays as it was typed. */
export function normalVatId(country: string, vatId: string): string {
  const check = checkTaxId(country, vatId)
  return check.isWellFormed ? check.normalised : vatId
}

/** A VAT id that fails its check digits is advice: only the tax office knows. */
export function vatIdAdvice(country: string, vatId: string): z.infer<typeof Warning>[] {
  if (vatId === '') return []
  const check = checkTaxId(country, vatId)
  if (!check.isWellFormed) return [{ path: 'vatId', key: 'vatIdForm' }]
  return check.isCheckDigitValid === false ? [{ path: 'vatId', key: 'vatIdCheckDigit' }] : []
}
