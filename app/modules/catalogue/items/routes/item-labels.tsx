import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { priceText } from '#app/shell/register/price-text.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Button,
  Checkbox,
  Empty,
  Field,
  PageHead,
  Row,
  Select,
  SheetPad,
  TextInput,
} from '#app/ui/index.ts'
import { type Item, itemsContract } from '#contract/catalogue/items.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import { Bars, Squares } from '../components/bars.tsx'
import * as styles from '../components/labels.css.ts'
import { itemPath } from '../paths.ts'

const sheetNames = ['l24', 'l65', 'l8'] as const
const looks = ['bars', 'qr'] as const
const Query = z.object({
  sheet: z.enum(sheetNames).default('l24'),
  look: z.enum(looks).default('bars'),
  count: wholeNumber({ minimum: 1, maximum: 260 }).default(24),
  /** Sent with the form, so that a box that is not ticked is known from a first visit. */
  asked: z.literal('1').optional(),
  price: z.literal('1').optional(),
})
type Query = z.infer<typeof Query>

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const itemId = requireIdParam(args, 'itemId')
  const query = readListQuery(Query, args.request)
  const item = await call(itemsContract.get, { firmId: firm.firmId, itemId })
  return { head: pageMeta(args, { title: t('items')('labels.title') }), item, query }
}

export default function ItemLabelsRoute() {
  const { item, query } = useLoaderData<typeof loader>()
  const t = useT('items')
  const { firm } = useFirm()
  const code = item.barcodes[0] ?? item.sku
  return (
    <>
      <div className={styles.notPrinted}>
        <PageHead
          title={t('labels.title')}
          sentence={t('labels.sentence')}
          crumb={{ href: itemPath(firm.firmId, item.id), label: item.name }}
        />
        {code !== '' && (
          <SheetPad>
            <LabelForm query={query} />
          </SheetPad>
        )}
      </div>
      {code === '' ? (
        <Empty title={t('labels.noCode')}>{t('labels.noCodeWords')}</Empty>
      ) : (
        <div className={styles.sheets[query.sheet]}>
          {Array.from({ length: query.count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all labels are the same
            <Label key={at} item={item} code={code} query={query} />
          ))}
        </div>
      )}
    </>
  )
}

type LabelProps = { item: Item; code: string; query: Query }

function Label({ item, code, query }: LabelProps) {
  const { locale } = useFormat()
  const { unitPrice, currency, unit } = item
  return (
    <div className={styles.label}>
      <div className={styles.name}>{item.name}</div>
      {query.look === 'qr' ? (
        <Squares code={code} className={styles.squares} />
      ) : (
        <Bars code={code} className={styles.bars} />
      )}
      <div className={styles.foot}>
        <span>{code}</span>
        {(query.price || !query.asked) && (
          <span>{`${priceText(unitPrice, { locale, currency })} ${currency} / ${unit}`}</span>
        )}
      </div>
    </div>
  )
}

function LabelForm({ query }: { query: Query }) {
  const t = useT('items')
  return (
    <form method="get">
      <input type="hidden" name="asked" value="1" />
      <Row>
        <Field id="sheet" label={t('labels.sheet')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="sheet"
              defaultValue={query.sheet}
              options={sheetNames.map((value) => ({ value, label: t(`labels.size.${value}`) }))}
            />
          )}
        </Field>
        <Field id="look" label={t('labels.look')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="look"
              defaultValue={query.look}
              options={looks.map((value) => ({ value, label: t(`labels.as.${value}`) }))}
            />
          )}
        </Field>
        <Field id="count" label={t('labels.count')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="count"
              inputMode="numeric"
              maxLength={3}
              defaultValue={query.count}
            />
          )}
        </Field>
        <Checkbox name="price" value="1" defaultChecked={!query.asked || query.price === '1'}>
          {t('labels.price')}
        </Checkbox>
        <Button>{t('labels.show')}</Button>
      </Row>
    </form>
  )
}

export const meta = headOf
