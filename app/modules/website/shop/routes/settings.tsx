import { useActionData, useLoaderData } from '@remix-run/react'
import { loadCategories } from '#app/modules/catalogue/item-categories/index.ts'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import type { Choice } from '#app/shell/register/describe.ts'
import { DescribedForm, type DescribedSection } from '#app/shell/register/described-form.tsx'
import { typedValues } from '#app/shell/register/described-values.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { ItemListQuery, itemsContract } from '#contract/catalogue/items.ts'
import { wholeNumber } from '#contract/core/fields.ts'
import {
  maxShopGoods,
  maxShopWays,
  ShopSettingsInput,
  shopPayWays,
  shopSettingsContract,
} from '#contract/website/shop.ts'
import { sitePagesContract } from '#contract/website/site-pages.ts'
import { shopSettingsPath } from '../paths.ts'
import { parseShopForm, shownShop } from '../read-shop-form.ts'

const Sent = ShopSettingsInput.extend({ version: wholeNumber({ minimum: 0 }) })

/** As many items are suggested. */
const offered = 500

const decimals = ['amount', 'freeFrom', 'leastValue', 'upToKilograms'].map(
  (name) => `delivery.*.${name}`,
)

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, can, firm } = access
  const { firmId } = firm
  const { t } = await getVisit(args)
  const query = { ...ItemListQuery.parse({}), firmId, size: offered }
  const [settings, categories, items, pages] = await Promise.all([
    call(shopSettingsContract.get, { firmId }),
    can('item:view') ? loadCategories(access) : [],
    can('item:view') ? call(itemsContract.rows, query) : { rows: [] },
    call(sitePagesContract.rows, { firmId, kind: 'page' }),
  ])
  const groups = new Map(pages.rows.map(({ groupId, title }) => [groupId, title]))
  return {
    head: pageMeta(args, { title: t('shop')('settings.title') }),
    settings,
    categories,
    items: items.rows.map(({ name }) => name),
    pages: [...groups].map(([value, label]) => ({ value, label })),
  }
}

export const action = typedFormAction({
  read: { decimals, lists: ['categoryIds', 'payWays'] },
  parse: ({ form, firm }) => parseShopForm(Sent, form, firm.baseCurrency),
  send: ({ call, firmId }, value) => call(shopSettingsContract.save, { ...value, firmId }),
  done: ({ firmId, t }) => ({ to: shopSettingsPath(firmId), message: t('shop')('settings.saved') }),
})

type Choices = { categories: Choice[]; items: string[]; pages: Choice[] }

function sectionsOf({ categories, items, pages }: Choices, none: string): DescribedSection[] {
  const page = (name: string) => ({
    ...{ name, kind: 'select' as const, isOptional: true },
    options: () => [{ value: '', label: none }, ...pages],
  })
  return [
    {
      title: 'settings.goods',
      words: 'settings.goodsWords',
      fields: [
        { name: 'isOpen', kind: 'yesNo', hint: 'settings.openHint' },
        {
          name: 'categoryIds',
          kind: 'checks',
          isOptional: true,
          choicesOf: () => categories,
          isShown: () => categories.length > 0,
        },
        {
          name: 'items',
          kind: 'rows',
          isOptional: true,
          maxRows: maxShopGoods,
          fields: [{ name: 'item', kind: 'suggest', maxLength: 200, options: () => items }],
        },
      ],
    },
    {
      title: 'settings.delivery',
      words: 'settings.deliveryWords',
      fields: [
        {
          name: 'delivery',
          kind: 'rows',
          isOptional: true,
          maxRows: maxShopWays,
          fields: [
            { name: 'name', kind: 'text', maxLength: 60, isHalf: true },
            { name: 'amount', kind: 'decimal', isHalf: true },
            { name: 'countries', kind: 'text', maxLength: 400, hint: 'settings.countriesHint' },
            {
              ...{ name: 'postcodes', kind: 'text', maxLength: 1000, isOptional: true },
              hint: 'settings.postcodesHint',
            },
            { name: 'upToKilograms', kind: 'decimal', isHalf: true, isOptional: true },
            { name: 'freeFrom', kind: 'decimal', isHalf: true, isOptional: true },
            { name: 'leastValue', kind: 'decimal', isHalf: true, isOptional: true },
            { name: 'isExpress', kind: 'yesNo', isOptional: true },
          ],
        },
        {
          name: 'places',
          kind: 'rows',
          isOptional: true,
          maxRows: maxShopWays,
          fields: [
            { name: 'name', kind: 'text', maxLength: 60, isHalf: true },
            { name: 'address', kind: 'text', maxLength: 300, isHalf: true },
          ],
        },
      ],
    },
    {
      title: 'settings.payment',
      words: 'settings.paymentWords',
      fields: [
        { name: 'payWays', kind: 'checks', choices: 'payWay', options: shopPayWays },
        { name: 'paymentDays', kind: 'number', isHalf: true },
        { name: 'returnDays', kind: 'number', isHalf: true, hint: 'settings.returnDaysHint' },
      ],
    },
    {
      title: 'settings.pages',
      words: 'settings.pagesWords',
      fields: [page('termsGroupId'), page('returnsGroupId'), page('privacyGroupId')],
    },
  ]
}

export default function ShopSettingsRoute() {
  const { settings, ...choices } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('shop')
  const { firm } = useFirm()
  const { numberInput } = useFormat()
  const site = `/firms/${firm.firmId}/website`
  const shown = shownShop(settings, { currency: firm.baseCurrency, write: numberInput })
  return (
    <>
      <PageHead
        title={t('settings.title')}
        sentence={t('settings.sentence', { count: settings.itemCount })}
        crumb={{ href: site, label: t('site') }}
        actions={
          settings.isOpen &&
          settings.address && (
            <LinkButton icon="external-link" href={settings.address} target="_blank">
              {t('settings.openShop')}
            </LinkButton>
          )
        }
      />
      <DescribedForm
        id="shop-settings"
        texts="shop"
        sections={sectionsOf(choices, t('settings.noPage'))}
        refusal={refusal}
        initial={typedValues(shown)}
        submit={t('settings.save')}
        cancelHref={site}
      >
        <input type="hidden" name="version" value={settings.version} />
      </DescribedForm>
    </>
  )
}

export const meta = headOf
