import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Status,
  Table,
  text,
} from '#app/ui/index.ts'
import type { Commission } from '#contract/customers/partners.ts'
import { invoicePath } from '../paths.ts'

/** The last commissions, each with the invoice and the line that it is of. */
export function CommissionTable({ commissions }: { commissions: Commission[] }) {
  const t = useT('partners')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  return (
    <Rules>
      <RulesCell title={t('commission.title')} isFlush={commissions.length > 0}>
        {commissions.length === 0 ? (
          <p className={text.soft}>{t('commission.none')}</p>
        ) : (
          <Table caption={t('commission.title')} isStacked>
            <thead>
              <tr>
                <HeadCell>{t('commission.invoice')}</HeadCell>
                <HeadCell>{t('commission.date')}</HeadCell>
                <HeadCell>{t('commission.cause')}</HeadCell>
                <HeadCell>{t('commission.payable')}</HeadCell>
                <HeadCell isNumber>{t('commission.amount')}</HeadCell>
                <HeadCell>{t('list.state')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {commissions.map((one) => (
                <tr key={one.key}>
                  <NameCell href={invoicePath(firm.firmId, one.invoiceId)} below={one.line}>
                    {one.invoiceNumber}
                  </NameCell>
                  <Cell place="detail">{date(one.date)}</Cell>
                  <Cell place="secondDetail">{t(`cause.${one.cause}`)}</Cell>
                  <Cell>{date(one.payableDate)}</Cell>
                  <NumberCell place="figure">{money(one.amount, one.currency)}</NumberCell>
                  <Cell place="state">
                    <Status kind={one.isPaid ? 'paid' : 'sent'}>
                      {t(one.isPaid ? 'commission.paid' : 'commission.open')}
                    </Status>
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </RulesCell>
    </Rules>
  )
}
