import type { PartyTrade } from '#contract/firm/parties.ts'
import { hooks } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'

/** What a party owes in the base currency, in minor units, and what of it is late. */
export type Owed = { receivable: number; overdue: number }

/** What stands to a party's credit in a currency, in minor units. */
export type PartyCredit = { currency: string; amount: number }

type PartyDebts = {
  /** What each of some parties owes on a day; none where it owes nothing. */
  owedByParties(reader: Reader, partyIds: readonly string[], today: string): Map<string, Owed>
  creditsOfParty(reader: Reader, partyId: string): PartyCredit[]
  /** What was sold to a customer in the twelve months up to a day, and how long they took to pay. */
  tradeWith(reader: Reader, partyId: string, today: string): PartyTrade
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It knows what parties owe: one module. */
    partyDebts: PartyDebts
  }
}

/** As the module that keeps open items says it; nobody owes anything without one. */
export function owedByParties(
  ...asked: Parameters<PartyDebts['owedByParties']>
): Map<string, Owed> {
  return hooks('partyDebts')[0]?.owedByParties(...asked) ?? new Map()
}

export function creditsOfParty(reader: Reader, partyId: string): PartyCredit[] {
  return hooks('partyDebts')[0]?.creditsOfParty(reader, partyId) ?? []
}

/** Null without a module that keeps open items. */
export function tradeWith(reader: Reader, partyId: string, today: string): PartyTrade | null {
  return hooks('partyDebts')[0]?.tradeWith(reader, partyId, today) ?? null
}
