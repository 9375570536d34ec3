import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Button,
  Cell,
  Field,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Stack,
  Table,
  TextInput,
} from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type ShopOrder, shopOrdersContract } from '#contract/website/shop.ts'
import { OrderReturns } from './order-returns.tsx'

/** What was ordered, and the form that sends it. */
export function OrderPanels({ record }: { record: ShopOrder }) {
  const t = useT('shop')
  const { can } = useFirm()
  const maySend = record.actions.includes('send') && can(needsOf(shopOrdersContract.send))
  return (
    <Rules>
      {maySend && (
        <RulesCell title={t('send.title')}>
          <SendForm record={record} />
        </RulesCell>
      )}
      {record.returns.length > 0 && (
        <RulesCell title={t('return.title')}>
          <OrderReturns record={record} />
        </RulesCell>
      )}
      <RulesCell isFlush title={t('detail.lines')}>
        <Lines record={record} />
      </RulesCell>
    </Rules>
  )
}

function SendForm({ record: { version } }: { record: ShopOrder }) {
  const t = useT('shop')
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="version" value={version} />
      <Stack>
        <Field id="tracking" label={t('field.tracking')} hint={t('send.trackingHint')}>
          {(wiring) => <TextInput {...wiring} name="tracking" maxLength={200} />}
        </Field>
        <div>
          <Button kind="primary" icon="send" name="intent" value="send">
            {t('detail.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function Lines({ record }: { record: ShopOrder }) {
  const t = useT('shop')
  const { firm, can } = useFirm()
  const { money, number } = useFormat()
  const { lines, currency, couponCode, couponAmount, giftCardAmount, total } = record
  const sums = [
    ...(couponAmount > 0
      ? [{ label: t('detail.coupon', { code: couponCode }), amount: -couponAmount }]
      : []),
    { label: t('field.total'), amount: total },
    ...(giftCardAmount > 0 ? [{ label: t('detail.giftCard'), amount: -giftCardAmount }] : []),
  ]
  return (
    <Table caption={t('detail.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('line.name')}</HeadCell>
          <HeadCell isNumber>{t('line.quantity')}</HeadCell>
          <HeadCell isNumber>{t('line.amount')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, itemId, name, quantity, unit, amount, coupon }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
          <tr key={at}>
            {itemId !== null && can('item:view') ? (
              <NameCell href={`/firms/${firm.firmId}/items/${itemId}`}>{name}</NameCell>
            ) : (
              <Cell place="name">
                {kind === 'delivery' ? t('detail.deliveryLine', { name }) : name}
              </Cell>
            )}
            <NumberCell place="detail">{`${number(Number(quantity))} ${unit}`.trim()}</NumberCell>
            <NumberCell place="figure">{money(amount + coupon, currency)}</NumberCell>
          </tr>
        ))}
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <Cell place="name">{label}</Cell>
            <NumberCell place="detail">{''}</NumberCell>
            <NumberCell place="figure">{money(amount, currency)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
