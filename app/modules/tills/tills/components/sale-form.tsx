import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, Dialog, DialogActions, MoneyInput, type Option } from '#app/ui/index.ts'
import type { Cart, TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import TillBasket from '../islands/till-basket.island.tsx'
import TillPay from '../islands/till-pay.island.tsx'
import { basketKeys, type LivePlace, payKeys } from '../live/types.ts'
import { livePath, sellPath } from '../paths.ts'
import { SellGiftCardBox } from './cart-gift-cards.tsx'
import { ItemGrid } from './item-grid.tsx'
import { ParkedCarts } from './parked-carts.tsx'
import * as payStyles from './pay-bar.css.ts'
import { PayBox } from './pay-box.tsx'
import * as styles from './sale.css.ts'
import { SaleOptions } from './sale-options.tsx'
import { Shelves } from './shelves.tsx'
import { TerminalRefused } from './terminal-refused.tsx'
import { TillBar } from './till-bar.tsx'

type SaleFormProps = {
  till: TillRegister
  sessionId: string
  cart: Cart | null
  items: readonly TillItem[]
  /** What stands first was chosen; else it is what is sold most. */
  isChosen: boolean
  categories: readonly { id: string; name: string; count: number }[]
  /** The category whose items are shown. */
  shown: string | undefined
  parked: readonly Cart[]
  customers: readonly Option[]
  place: LivePlace
  answer:
    | {
        refusal?: Refusal | undefined
        found?: TillItem[] | undefined
        searched?: string
        isVariants?: boolean
        times?: string
      }
    | undefined
}

export const saleFormId = 'sale-form'
const voidId = 'void-cart'

/** The selling screen as one form: what is scanned, the cart, and how it is paid. */
export function SaleForm(props: SaleFormProps) {
  const { till, sessionId, cart, items, parked, customers, place, answer } = props
  const t = useT('tills')
  const { firm, can } = useFirm()
  const refusal = answer?.refusal
  const found = answer?.found
  const isNotFound = refusal?.problems.text?.key === 'nothingFound'
  const canPrice = can('till:price')
  const initial = useInitial(cart, answer?.times)
  const labels = useLabels(cart, till.currency)
  const problemAt = useProblems(refusal?.problems)
  const refused = Object.keys(refusal?.problems ?? {})
    .filter((path) => path.startsWith('lines.'))
    .map((path) => [path, problemAt(path) ?? ''])
  const isRefused = (...names: string[]) => names.some((name) => refusal?.problems[name])
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={saleFormId} noValidate className={styles.screen}>
        <IdempotencyField />
        <TillBar till={till} sessionId={sessionId}>
          <div className={styles.scan}>
            <TextField
              name="text"
              maxLength={200}
              autoComplete="off"
              placeholder={t('sell.scan')}
              className={styles.scanText}
            />
            <FormField name="times">
              {(control) => (
                <MoneyInput {...control} maxLength={8} placeholder={t('sell.timesShort')} />
              )}
            </FormField>
            <Button kind="primary" icon="plus" name="intent" value="go">
              {t('sell.add')}
            </Button>
          </div>
        </TillBar>
        <Shelves tillId={till.id} {...props} />
        <div className={styles.cart}>
          <FormNotices>
            <RefusalSummary
              refusal={refusal}
              labels={isNotFound ? {} : labels}
              formId={saleFormId}
              {...(isNotFound && { title: t('sell.notAdded') })}
            />
            <TerminalRefused cart={cart} />
            {refusal?.problems.confirmsStock && (
              <Checkbox id="confirmsStock" name="confirmsStock" value="true">
                {t('sell.confirmsStock')}
              </Checkbox>
            )}
          </FormNotices>
          <Island
            of={TillBasket}
            props={{
              ...{ cart, voidId, canPrice, place },
              formId: saleFormId,
              path: livePath(firm.firmId, till.id),
              currency: till.currency,
              refused: Object.fromEntries(refused),
              texts: pickTexts(t, basketKeys),
            }}
            when="load"
          />
          <div className={styles.pay}>
            <div className={styles.ofFilled}>
              <SaleOptions customers={customers} canPrice={canPrice} />
              <PayBox
                cart={cart}
                isRedeeming={isRefused('coupon', 'points')}
                hasTip={textAt(refusal?.values, 'tip') !== ''}
                hasWallet={['giftCardCode', 'giftCard', 'balance'].some(
                  (name) => textAt(refusal?.values, name) !== '',
                )}
              />
            </div>
            <SellGiftCardBox isOpen={isRefused('soldCardAmount', 'soldCardCode')} />
          </div>
          <ParkedCarts carts={parked} />
        </div>
        <div className={styles.grid}>
          <ItemGrid
            items={found ?? items}
            title={gridTitle(t, props)}
            back={found && sellPath(firm.firmId, till.id)}
            till={till}
          />
        </div>
        <div className={payStyles.place}>
          <Island
            of={TillPay}
            props={{
              ...{ cart, place },
              currency: till.currency,
              hasTerminal: till.terminalReader !== '',
              texts: pickTexts(t, payKeys),
            }}
            when="load"
          />
        </div>
        <Dialog id={voidId} title={t('sell.voidAsk')}>
          <p>{t('sell.voidWords')}</p>
          <TextField name="reason" maxLength={200} />
          <DialogActions>
            <Button kind="danger" name="intent" value="void">
              {t('sell.void')}
            </Button>
          </DialogActions>
        </Dialog>
      </form>
    </FormFields>
  )
}

/** What the fields hold before anybody types. */
function useInitial(cart: Cart | null, times = '') {
  const format = useFormat()
  const { discount = null, coupon = '', points = 0, customerId = null, lines = [] } = cart ?? {}
  const percentOf = (one: Cart['discount']) =>
    one?.kind === 'percent' ? format.numberInput(one.value) : ''
  return {
    ...{ text: '', times, cash: '', card: '', giftCardCode: '', giftCard: '', balance: '' },
    ...{ soldCardAmount: '', soldCardCode: '', tip: '', label: '', coupon },
    points: points ? String(points) : '',
    discount: percentOf(discount),
    customerId: customerId ?? '',
    lines: lines.map((line) => ({
      quantity: format.numberInput(line.quantity),
      unitPrice: format.numberInput(line.unitPrice),
      discount: percentOf(line.discount),
    })),
  }
}

function useLabels(cart: Cart | null, currency: string): Record<string, string> {
  const t = useT('tills')
  const ofLine = {
    quantity: t('sell.quantity'),
    unitPrice: t('sell.price'),
    discount: t('sell.lineDiscount'),
  }
  const ofLines = (cart?.lines ?? []).flatMap((_, at) =>
    Object.entries(ofLine).map(([name, label]) => [`lines.${at}.${name}`, label]),
  )
  return {
    text: t('sell.scan'),
    times: t('sell.times'),
    discount: t('sell.discount'),
    customerId: t('field.customer'),
    label: t('sell.label'),
    reason: t('refund.reason'),
    cash: t('sell.cash', { currency }),
    card: t('sell.card', { currency }),
    giftCardCode: t('sell.giftCardCode'),
    giftCard: t('sell.giftCard', { currency }),
    soldCardAmount: t('sell.soldCardAmount', { currency }),
    soldCardCode: t('sell.soldCardCode'),
    balance: t('sell.balance', { currency }),
    tip: t('sell.tip', { currency }),
    coupon: t('sell.coupon'),
    points: t('sell.points'),
    ...Object.fromEntries(ofLines),
  }
}

function gridTitle(t: Translate, props: SaleFormProps): string {
  const { answer, isChosen, categories, shown } = props
  if (!answer?.found) {
    const category = categories.find(({ id }) => id === shown)
    return category?.name ?? t(isChosen ? 'sell.chosen' : 'sell.favourites')
  }
  return answer.isVariants
    ? t('sell.chooseVariant')
    : t('sell.found', { text: answer.searched ?? '' })
}
