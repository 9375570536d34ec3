import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Rules, RulesCell, Table } from '#app/ui/index.ts'
import type { CashLine } from '#contract/money/cash-line.ts'

/** What makes the line, by the day it is expected; each leads to its document. */
export function CashItems({ line: { items, currency, hasMore } }: { line: CashLine }) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  return (
    <Rules>
      <RulesCell title={t('cash.items')} aside={hasMore && t('cash.more')} isFlush>
        <Table caption={t('cash.items')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('cash.expectedOn')}</HeadCell>
              <HeadCell>{t('cash.document')}</HeadCell>
              <HeadCell>{t('line.name')}</HeadCell>
              <HeadCell isNumber>{t('line.amount')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {items.map((item, at) => {
              const href = documentHref(firm.firmId, item.kind, item.id)
              const late =
                item.dueDate < item.date && t('cash.late', { date: date(item.dueDate, 'medium') })
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a document may have instalments
                <tr key={at}>
                  <Cell tone="soft" place="secondDetail">
                    {[date(item.date, 'medium'), late].filter(Boolean).join(' · ')}
                  </Cell>
                  {href ? (
                    <NameCell href={href}>{item.number}</NameCell>
                  ) : (
                    <Cell place="name">{item.kind === '' ? t('cash.assumed') : item.number}</Cell>
                  )}
                  <Cell tone="soft" place="detail">
                    {item.period
                      ? `${date(item.period.from, 'medium')} – ${date(item.period.to, 'medium')}`
                      : item.isWithheld
                        ? t('cash.withheld', { name: item.partyName })
                        : item.partyName}
                  </Cell>
                  <NumberCell tone="strong" place="figure">
                    {amount(item.amount, currency)}
                  </NumberCell>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </RulesCell>
    </Rules>
  )
}
