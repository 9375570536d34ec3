import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, LinkButton, Row, Stack, Status, text } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { type ShopOrder, type ShopReturn, shopOrdersContract } from '#contract/website/shop.ts'
import { refuseReturnPath } from '../paths.ts'

const discs = { asked: 'sent', accepted: 'paid', refused: 'void' } as const

/** What the customer sends back, with the answer to the one that waits. */
export function OrderReturns({ record }: { record: ShopOrder }) {
  return (
    <Stack>
      {record.returns.map((one) => (
        <OneReturn key={one.id} order={record} one={one} />
      ))}
    </Stack>
  )
}

function OneReturn({ order, one }: { order: ShopOrder; one: ShopReturn }) {
  const t = useT('shop')
  const { firm, can } = useFirm()
  const { date, dateTime, money, number } = useFormat()
  const { state, lines, amount, giftCardAmount, reason, answer, creditNoteId } = one
  const { firmId } = firm
  const isWaiting = state === 'asked' && can(needsOf(shopOrdersContract.acceptReturn))
  return (
    <Stack>
      <div>
        <Status kind={discs[state]}>{t(`returnState.${state}`)}</Status>
      </div>
      <FactList
        facts={[
          { term: t('return.askedAt'), value: dateTime(one.askedAt) },
          { term: t('return.receivedDate'), value: date(one.receivedDate) },
          {
            term: t('field.items'),
            value: lines
              .map(({ name, quantity, unit }) =>
                [number(Number(quantity)), unit, name].filter(Boolean).join(' '),
              )
              .join(', '),
          },
          { term: t('return.amount'), value: money(amount, order.currency) },
          ...(giftCardAmount > 0
            ? [{ term: t('return.toCard'), value: money(giftCardAmount, order.currency) }]
            : []),
          ...(reason === '' ? [] : [{ term: t('return.reason'), value: reason }]),
          ...(answer === '' ? [] : [{ term: t('refuse.reason'), value: answer }]),
          ...(creditNoteId === null
            ? []
            : [
                {
                  term: t('return.creditNote'),
                  value: (
                    <a className={text.link} href={`/firms/${firmId}/invoices/${creditNoteId}`}>
                      {t('return.open')}
                    </a>
                  ),
                },
              ]),
        ]}
      />
      {isWaiting && (
        <Row>
          <Button kind="primary" icon="undo-2" opens="ask-acceptReturn">
            {t('detail.acceptReturn')}
          </Button>
          <LinkButton href={refuseReturnPath(firmId, order.id)}>{t('refuse.open')}</LinkButton>
        </Row>
      )}
    </Stack>
  )
}
