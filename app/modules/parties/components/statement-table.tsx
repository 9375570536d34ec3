import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, DateInput, Field, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { PartyStatement } from '#contract/settlement.ts'
import * as styles from './statement.css.ts'

type Account = PartyStatement['currencies'][number]

/** Which days the statement is of. */
export function StatementDates({ path, from, to }: { path: string; from: string; to: string }) {
  const t = useT('parties')
  return (
    <form action={path} className={styles.dates}>
      <Field id="from" label={t('statement.from')}>
        {(wiring) => <DateInput {...wiring} name="from" defaultValue={from} />}
      </Field>
      <Field id="to" label={t('statement.to')}>
        {(wiring) => <DateInput {...wiring} name="to" defaultValue={to} />}
      </Field>
      <Button>{t('statement.show')}</Button>
    </form>
  )
}

/** What changed the account in one currency, with what was owed before and after. */
export function StatementTable({ account }: { account: Account }) {
  const t = useT('parties')
  const { date, amount } = useFormat()
  const { currency, opening, closing, lines } = account
  return (
    <Table caption={t('statement.caption', { currency })} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('statement.date')}</HeadCell>
          <HeadCell>{t('statement.document')}</HeadCell>
          <HeadCell isNumber>{t('statement.change', { currency })}</HeadCell>
          <HeadCell isNumber>{t('statement.balance', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell place="name" tone="soft" colSpan={3}>
            {t('statement.opening')}, {currency}
          </Cell>
          <NumberCell place="figure" tone="strong">
            {amount(opening, currency)}
          </NumberCell>
        </tr>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document has several lines and they are never reordered
          <tr key={at}>
            <Cell place="detail" tone="soft">
              {date(line.date, 'medium')}
            </Cell>
            <Cell place="name">
              {t(`statement.kind.${line.documentKind}`, { defaultValue: line.documentKind })}{' '}
              {line.documentNumber}
              {line.change !== 'document' && `, ${t(`statement.${line.change}`)}`}
            </Cell>
            <NumberCell place="state" tone="soft">
              {amount(line.amount, currency)}
            </NumberCell>
            <NumberCell place="figure">{amount(line.balance, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Cell place="name" colSpan={3}>
            {t('statement.closing')}, {currency}
          </Cell>
          <NumberCell place="figure" tone="strong">
            {amount(closing, currency)}
          </NumberCell>
        </tr>
      </tfoot>
    </Table>
  )
}
