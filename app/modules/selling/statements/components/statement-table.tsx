import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { PartyStatement } from '#contract/selling/statements.ts'

export type Account = PartyStatement['currencies'][number]

type StatementTableProps = {
  account: Account
  /** Whether lines stand on a page before or on one after. */
  isContinued: boolean
  isUnfinished: boolean
}

/** What changed the account in one currency, with what was owed before and after. */
export function StatementTable({ account, isContinued, isUnfinished }: StatementTableProps) {
  const t = useT('statements')
  const { date, amount } = useFormat()
  const { currency, closing, carried, lines } = account
  const last = isUnfinished ? (lines.at(-1)?.balance ?? carried) : closing
  return (
    <Table caption={t('caption', { currency })} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('date')}</HeadCell>
          <HeadCell>{t('document')}</HeadCell>
          <HeadCell isNumber>{t('change', { currency })}</HeadCell>
          <HeadCell isNumber>{t('balance', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell place="name" tone="soft" colSpan={3}>
            {t(isContinued ? 'carried' : 'opening')}, {currency}
          </Cell>
          <NumberCell place="figure" tone="strong">
            {amount(carried, currency)}
          </NumberCell>
        </tr>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document has several lines and they are never reordered
          <tr key={at}>
            <Cell place="detail" tone="soft">
              {date(line.date, 'medium')}
            </Cell>
            <Cell place="name">
              {t(`kind.${line.documentKind}`, { defaultValue: line.documentKind })}{' '}
              {line.documentNumber}
              {line.change !== 'document' && `, ${t(`${line.change}`)}`}
            </Cell>
            <NumberCell place="figure">{amount(line.amount, currency)}</NumberCell>
            <NumberCell place="state" tone="soft" stackedLabel={t('balanceShort')}>
              {amount(line.balance, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={3}>
            {t(isUnfinished ? 'carried' : 'closing')}, {currency}
          </Cell>
          <NumberCell place="figure" tone="strong">
            {amount(last, currency)}
          </NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
