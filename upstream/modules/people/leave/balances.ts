import type { LeaveBalanceView } from '#contract/people/leave.ts'
import { addMonths, laterOf } from '../attendance/index.ts'
import { accountUntil } from './account.ts'
import { formatAmount, parseAmount } from './amounts.ts'
import { availableOn, balanceOn } from './balance.ts'
import { takeBy } from './carry-over.ts'
import { versionOn } from './leave-type.ts'
import { hasContractOn, type Person, recordOf, typeOn } from './person-leave.ts'

/** What somebody has left of each type with a balance on a day. */
export function balancesOf(person: Person, on: string): LeaveBalanceView[] {
  if (!hasContractOn(person, on)) return []
  return person.types.flatMap(({ code, name }) => {
    const type = typeOn(person, code, on)
    return type?.requests.hasBalance ? [balanceOf(person, { code, name }, on)] : []
  })
}

/** What somebody has left of one type on a day. */
function balanceOf(
  person: Person,
  { code, name }: { code: string; name: string },
  on: string,
): LeaveBalanceView {
  const record = recordOf(person, code)
  const limit = typeOn(person, code, on)?.requests.negativeLimit ?? '0'
  const account = accountUntil(record, on)
  const balance = balanceOn(account, on)
  const [first] = [...record.employment.contract].sort((a, b) => (a.from < b.from ? -1 : 1))
  const joined = first?.from ?? on
  const takeByOf = (yearKey: string | null) => {
    const year = account.years.find((one) => one.year.key === yearKey)?.year
    return year ? takeBy(versionOn(record.carry, laterOf(year.from, joined)), year) : null
  }
  // What lapses next is seen with the leave of the year ahead, from which later takings are covered.
  const ahead = accountUntil(record, addMonths(on, 12))
  const { approved, reserved } = balance.ahead
  return {
    typeCode: code,
    typeName: name,
    unit: 'days',
    on,
    balance: balance.balance,
    granted: balance.granted,
    taken: balance.taken,
    reserved: balance.reserved,
    lapsed: balance.lapsed,
    paidOut: balance.paidOut,
    ahead: formatAmount(parseAmount(approved) + parseAmount(reserved)),
    available: availableOn(accountUntil(record, laterOf(on, joined)), on, '0.5', limit),
    lots: balance.lots.map(({ kind, from, lastDay, left, yearKey }) => ({
      ...{ kind, from, lastDay, left },
      takeBy: takeByOf(yearKey),
    })),
    nextLapse: balanceOn(ahead, on).nextLapse,
  }
}
