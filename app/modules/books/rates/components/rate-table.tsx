import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import { type ExchangeRate, ratesContract } from '#contract/books/rates.ts'
import { needsOf } from '#contract/core/endpoint.ts'

type RateTableProps = { rates: readonly ExchangeRate[]; caption: string; none: string }

/** Rates by currency, with the day they are of. */
export function RateTable({ rates, caption, none }: RateTableProps) {
  const t = useT('rates')
  const { firm, can } = useFirm()
  if (rates.length === 0) return <p>{none}</p>
  const canRemove =
    can(needsOf(ratesContract.remove)) && rates.some(({ source }) => source === 'typed')
  return (
    <Table caption={caption} density="compact" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.currency')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell isNumber>{t('field.rate', { currency: firm.baseCurrency })}</HeadCell>
          {canRemove && <HeadCell>{t('list.actions')}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <RateRow key={`${rate.currency} ${rate.date}`} rate={rate} canRemove={canRemove} />
        ))}
      </tbody>
    </Table>
  )
}

function RateRow({ rate, canRemove }: { rate: ExchangeRate; canRemove: boolean }) {
  const t = useT('rates')
  const format = useFormat()
  const { currency, date } = rate
  return (
    <tr>
      <Cell place="name" tone="strong">
        {`${currency}, ${format.currencyName(currency)}`}
      </Cell>
      <Cell place="detail" tone="soft">
        {format.date(date)}
      </Cell>
      <NumberCell place="figure">{format.number(rate.rate)}</NumberCell>
      {canRemove && (
        <Cell>
          <form method="post">
            <input type="hidden" name="currency" value={currency} />
            <input type="hidden" name="date" value={date} />
            <Button kind="ghost" size="s" name="intent" value="remove">
              {t('list.remove')}
            </Button>
          </form>
        </Cell>
      )}
    </tr>
  )
}
