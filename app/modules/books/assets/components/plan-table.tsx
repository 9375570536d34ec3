import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
import type { Asset } from '#contract/books/assets.ts'

/** The shares month by month, with their entries as far as they are posted. */
export function PlanTable({ plan }: Pick<Asset, 'plan'>) {
  const t = useT('assets')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <Table caption={t('plan')} density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
          <HeadCell isNumber>{t('field.share', { currency })}</HeadCell>
          <HeadCell isNumber>{t('field.book', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {plan.map((share) => (
          <tr key={share.date}>
            <Cell place="name">{date(share.date, 'medium')}</Cell>
            <Cell place="state">
              {share.entryId ? (
                <a
                  className={text.link}
                  href={`/firms/${firm.firmId}/ledger/journal/${share.entryId}`}
                >
                  {t('shareState.posted')}
                </a>
              ) : (
                <Status kind="draft">{t('shareState.planned')}</Status>
              )}
            </Cell>
            <NumberCell place="figure">{amount(share.amount, currency)}</NumberCell>
            <NumberCell tone="soft" place="detail">
              {amount(share.book, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
