import type { YearEntry } from '#contract/reporting/closing.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { sumsUntil } from '../../books/ledger/views.ts'
import { countryPack, getFirmProfile, type YearClosingStep } from '../../firm/firms/index.ts'

type Line = YearEntry['lines'][number]

/**
 * What closes a fiscal year, entry by entry: the steps of the country's chart, then what stands on
 * income, expenses and the accounts that lead there goes to retained earnings. Each balances; one in
 * which nothing moves is left out.
 * @param end the last day of the year
 */
export function closingEntries(reader: Reader, end: string): YearEntry[] {
  const { address, language } = getFirmProfile(reader)
  const steps = countryPack(address.country).yearClosing ?? []
  const balances = resultBalances(reader, end)
  const entries = steps.map(({ title, moves }) => ({
    memo: title[language],
    lines: moves.flatMap((move) => moveLines(balances, move)),
  }))
  const retained = accountFor(reader, 'retainedEarnings')
  const rest = [...balances.keys()].filter((code) => code !== retained)
  const last = moveLines(balances, { from: rest, to: retained })
  return [...entries, { memo: '', lines: last }].filter(({ lines }) => lines.length > 0)
}

/** Debits less credits of the accounts that a closing empties, by code. */
function resultBalances(reader: Reader, end: string): Map<string, number> {
  const emptied = new Set(
    listAccounts(reader)
      .filter(
        ({ type, subtype }) => type === 'income' || type === 'expense' || subtype === 'yearEnd',
      )
      .map(({ code }) => code),
  )
  return new Map(
    sumsUntil(reader, end)
      .filter(({ account }) => emptied.has(account))
      .map(({ account, debit, credit }) => [account, debit - credit] as const),
  )
}

/** Empties accounts into another one, which then holds what they held. */
function moveLines(
  balances: Map<string, number>,
  { from, to }: YearClosingStep['moves'][number],
): Line[] {
  const isMeant = (code: string) =>
    code !== to && from.some((one) => code === one || code.startsWith(`${one}.`))
  const moved = [...balances].filter(([code, balance]) => isMeant(code) && balance !== 0)
  if (moved.length === 0) return []
  const sum = moved.reduce((all, [, balance]) => all + balance, 0)
  for (const [code] of moved) balances.set(code, 0)
  balances.set(to, (balances.get(to) ?? 0) + sum)
  return [...moved.map(([code, balance]) => lineOf(code, 0 - balance)), lineOf(to, sum)].filter(
    ({ debit, credit }) => debit !== credit,
  )
}

function lineOf(account: string, balance: number): Line {
  return { account, debit: Math.max(balance, 0), credit: Math.max(0 - balance, 0) }
}
