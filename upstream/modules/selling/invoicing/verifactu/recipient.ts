import { taxIdSchemes } from '#contract/firm/tax-id-schemes.ts'
import type { Snapshot } from '../../../../documents/snapshot.ts'
import type { Recipient } from '../../../../einvoice/index.ts'

/** Nine letters and digits, without the letters of the country. */
export function nifOf(id: string): string | null {
  const plain = id
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/^ES(?=[A-Z0-9]{9}$)/, '')
  return /^[A-Z0-9]{9}$/.test(plain) ? plain : null
}

/** Whom an invoice is to; null where no id of theirs is known, and it is a simplified one. */
export function recipientOf({ name, vatId, address }: Snapshot['buyer']): Recipient | null {
  const plain = vatId.toUpperCase().replace(/[\s.\-/]/g, '')
  if (plain === '') return null
  if (address.country === 'ES') {
    const nif = nifOf(plain)
    return nif ? { name, nif, foreign: null } : null
  }
  const isUnion = taxIdSchemes[address.country] !== undefined && !outsideUnion.has(address.country)
  const { country } = address
  return { name, nif: '', foreign: { country, type: isUnion ? '02' : '04', id: plain } }
}

const outsideUnion = new Set(['GB', 'CH', 'RU'])
