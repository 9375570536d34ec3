import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { ShopOrder } from '#contract/website/shop.ts'

/** Whom an order is of, how it gets there, and how it is paid. */
export function OrderFacts({ record }: { record: ShopOrder }) {
  const t = useT('shop')
  const { firm } = useFirm()
  const { dateTime, money, country } = useFormat()
  const { name, company, email, phone, address, note, currency, due, tracking } = record
  const lines = address
    ? [
        address.street,
        `${address.postcode} ${address.city}`.trim(),
        country(address.country),
      ].filter(Boolean)
    : []
  return (
    <Rules columns="two">
      <RulesCell title={t('detail.customer')}>
        <FactList
          facts={[
            {
              term: t('field.name'),
              value: (
                <a
                  className={text.link}
                  href={`/firms/${firm.firmId}/customers/${record.customerId}`}
                >
                  {name}
                </a>
              ),
            },
            ...fact(t('field.company'), company),
            {
              term: t('field.email'),
              value: (
                <a className={text.link} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
            ...fact(t('field.phone'), phone),
            ...fact(t('field.note'), note),
          ]}
        />
      </RulesCell>
      <RulesCell title={t('detail.order')}>
        <FactList
          facts={[
            { term: t('field.placedAt'), value: dateTime(record.placedAt) },
            {
              term: t(`fulfilment.${record.fulfilment}`),
              value: [record.way, ...lines].join(', '),
            },
            ...fact(t('field.tracking'), tracking),
            { term: t('field.payWay'), value: t(`payWay.${record.payWay}`) },
            { term: t('field.due'), value: money(due, currency) },
            ...(record.publicUrl
              ? [
                  {
                    term: t('detail.page'),
                    value: (
                      <a className={text.link} href={record.publicUrl}>
                        {t('detail.pageLink')}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </RulesCell>
    </Rules>
  )
}

function fact(term: string, value: string) {
  return value === '' ? [] : [{ term, value }]
}
