import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type { ReportLink, ReportRow } from '#contract/reporting/reports.ts'
import { type Balances, figureCells, sumRows, turnoverLink } from './figures.ts'
import { accountLabel, type Frame } from './frame.ts'
import type { Span } from './span.ts'
import { type AccountGroup, accountsIn, type GroupKey } from './statement-groups.ts'

/** A sum in a statement: where it stands and what it is of, one amount for each span. */
export type Sum = { row: number; amounts: Minor[]; accounts: Account[] }

/** A line of a group that is worked out from accounts that stand elsewhere. */
export type Further = {
  label: string
  amounts: Minor[]
  /** What all such lines of a group come from. */
  accounts: readonly Account[]
  link: LinkOf
}

type LinkOf = (span: Span) => ReportLink | undefined

/** Builds a statement row by row; accounts without a figure are left out. */
export class Statement {
  readonly rows: ReportRow[] = []
  readonly #frame: Frame
  readonly #balances: readonly Balances[]
  readonly #side: 'natural' | 'credit'
  readonly #linkOf: (accounts: readonly Account[], span: Span) => ReportLink | undefined

  /** `balances` are debit less credit, one map for each span of the frame. */
  constructor(
    frame: Frame,
    balances: readonly Balances[],
    linkOf: (accounts: readonly Account[], span: Span) => ReportLink | undefined = turnoverLink,
    side: 'natural' | 'credit' = 'natural',
  ) {
    this.#side = side
    this.#frame = frame
    this.#balances = balances
    this.#linkOf = linkOf
  }

  /** Head, lines and sum of a group, or nothing where none of its accounts has a figure. */
  group<Key extends GroupKey>(
    group: AccountGroup<Key>,
    groups: readonly AccountGroup<Key>[],
    further: readonly Further[] = [],
    total: string = this.#frame.texts.results.total(this.#frame.texts.groups[group.key]),
  ): Sum | undefined {
    const { chart, texts } = this.#frame
    const accounts = accountsIn(chart, group, groups)
    return this.accounts(texts.groups[group.key], accounts, further, total)
  }

  /** The same of any accounts under a head of one's own. */
  accounts(
    label: string,
    accounts: readonly Account[],
    further: readonly Further[] = [],
    total: string = this.#frame.texts.results.total(label),
  ): Sum | undefined {
    const frame = this.#frame
    const found = accounts
      .map((account) => ({ account, amounts: this.#amountsOf(account) }))
      .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
    const others = further.filter(({ amounts }) => amounts.some((amount) => amount !== 0))
    if (found.length + others.length === 0) return undefined
    this.head(label)
    const lines = [
      ...others.map(({ label: text, amounts, link }) => this.#push('line', 1, text, amounts, link)),
      ...found.map(({ account, amounts }) =>
        this.#push('line', 1, accountLabel(frame, account), amounts, (span) =>
          this.#linkOf([account], span),
        ),
      ),
    ]
    const amounts = addUp(frame, [...found, ...others])
    const behind = others.flatMap((other) => other.accounts)
    const all = [...new Set([...found.map(({ account }) => account), ...behind])]
    const row = this.#push('sum', 0, total, amounts, this.#linkTo(all), sumRows(lines))
    return { row, amounts, accounts: all }
  }

  /** One line by itself, such as what was there at the beginning. */
  line(label: string, amounts: Minor[], accounts: readonly Account[], link: LinkOf): Sum {
    const row = this.#push('line', 0, label, amounts, link)
    return { row, amounts, accounts: [...accounts] }
  }

  head(label: string): void {
    const empty = this.#frame.spans.map(() => null)
    const changes = this.#frame.isCompared ? [null, null] : []
    this.rows.push({
      kind: 'head',
      depth: 0,
      cells: [{ text: label }, ...empty, ...changes],
      adds: [],
    })
  }

  /** What sums come to, each added or taken away; it opens the lines of them all, or others. */
  result(
    label: string,
    parts: readonly { sum: Sum | undefined; sign: 1 | -1 }[],
    linkOf?: LinkOf,
  ): Sum {
    const there = parts.flatMap(({ sum, sign }) => (sum ? [{ ...sum, sign }] : []))
    const signed = there.map(({ amounts, sign }) => ({ amounts: amounts.map((one) => sign * one) }))
    const amounts = addUp(this.#frame, signed)
    const accounts = there.flatMap((sum) => sum.accounts)
    const adds = there.map(({ row, sign }) => ({ row, sign }))
    const link = linkOf ?? this.#linkTo(accounts)
    const row = this.#push('result', 0, label, amounts, link, adds)
    return { row, amounts, accounts }
  }

  #linkTo(accounts: readonly Account[]) {
    return (span: Span) => this.#linkOf(accounts, span)
  }

  #push(
    kind: ReportRow['kind'],
    depth: number,
    text: string,
    amounts: readonly Minor[],
    linkOf: LinkOf,
    adds: ReportRow['adds'] = [],
  ): number {
    const cells = [{ text }, ...figureCells(this.#frame, amounts, linkOf)]
    return this.rows.push({ kind, depth, cells, adds }) - 1
  }

  /** On the side where the account's type grows, or as what comes in and goes out of cash. */
  #amountsOf({ code, type }: Account): Minor[] {
    const isDebit = this.#side === 'natural' && (type === 'asset' || type === 'expense')
    return this.#balances.map((balances) => {
      const balance = balances.get(code) ?? 0
      return isDebit ? balance : 0 - balance
    })
  }
}

function addUp({ spans }: Frame, rows: readonly { amounts: readonly Minor[] }[]): Minor[] {
  return spans.map((_, at) => rows.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0))
}
