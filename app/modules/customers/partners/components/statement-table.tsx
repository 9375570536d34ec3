import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Rules, RulesCell, Table, text } from '#app/ui/index.ts'
import type { PartnerStatement } from '#contract/customers/partners.ts'

/** What was earned, taken back and paid, a row for each currency. */
export function StatementTable({ statements }: { statements: PartnerStatement[] }) {
  const t = useT('partners')
  const { money } = useFormat()
  return (
    <Rules>
      <RulesCell title={t('statement.title')} isFlush={statements.length > 0}>
        {statements.length === 0 ? (
          <p className={text.soft}>{t('statement.none')}</p>
        ) : (
          <Table caption={t('statement.title')} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('statement.currency')}</HeadCell>
                <HeadCell isNumber>{t('statement.earned')}</HeadCell>
                <HeadCell isNumber>{t('statement.takenBack')}</HeadCell>
                <HeadCell isNumber>{t('statement.paidOut')}</HeadCell>
                <HeadCell isNumber>{t('statement.held')}</HeadCell>
                <HeadCell isNumber>{t('statement.closing')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {statements.map(({ currency, earned, takenBack, paidOut, held, closing }) => (
                <tr key={currency}>
                  <Cell place="name">{currency}</Cell>
                  <NumberCell stackedLabel={t('statement.earned')} place="line">
                    {money(earned, currency)}
                  </NumberCell>
                  <NumberCell stackedLabel={t('statement.takenBack')} place="line">
                    {money(takenBack, currency)}
                  </NumberCell>
                  <NumberCell stackedLabel={t('statement.paidOut')} place="line">
                    {money(paidOut, currency)}
                  </NumberCell>
                  <NumberCell stackedLabel={t('statement.held')} place="line">
                    {money(held, currency)}
                  </NumberCell>
                  <NumberCell place="figure">{money(closing, currency)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </RulesCell>
    </Rules>
  )
}
