import { Island } from '#app/islands/island.tsx'
import { FormField, FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormNotices } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, MoneyInput, type Option } from '#app/ui/index.ts'
import type { Cart, TillItem } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import AddedLine from '../islands/added-line.island.tsx'
import { sellPath } from '../paths.ts'
import { SellGiftCardBox } from './cart-gift-cards.tsx'
import { CartLines, useCartLabels } from './cart-lines.tsx'
import { ItemGrid } from './item-grid.tsx'
import { ParkedCarts } from './parked-carts.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayBox } from './pay-box.tsx'
import * as styles from './sale.css.ts'
import { TerminalRefused } from './terminal-refused.tsx'

type SaleFormProps = {
  till: TillRegister
  cart: Cart | null
  items: readonly TillItem[]
  /** What stands first was chosen; else it is what is sold most. */
  isChosen: boolean
  parked: readonly Cart[]
  customers: readonly Option[]
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

/** A text whose gaps are filled in the browser. */
const raw = { skipInterpolation: true }

/** The selling screen as one form: what is scanned, the cart, and how it is paid. */
export function SaleForm({
  till,
  cart,
  items,
  isChosen,
  parked,
  customers,
  answer,
}: SaleFormProps) {
  const t = useT('tills')
  const format = useFormat()
  const { firm, can } = useFirm()
  const refusal = answer?.refusal
  const found = answer?.found
  const isNotFound = refusal?.problems.text?.key === 'nothingFound'
  const percentOf = (discount: Cart['discount']) =>
    discount?.kind === 'percent' ? format.numberInput(discount.value) : ''
  const initial = {
    text: '',
    times: answer?.times ?? '',
    cash: '',
    card: '',
    giftCardCode: '',
    giftCard: '',
    soldCardAmount: '',
    soldCardCode: '',
    balance: '',
    tip: '',
    coupon: cart?.coupon ?? '',
    points: cart?.points ? String(cart.points) : '',
    label: '',
    discount: percentOf(cart?.discount ?? null),
    customerId: cart?.customerId ?? '',
    lines: (cart?.lines ?? []).map(({ quantity, unitPrice, discount }) => ({
      quantity: format.numberInput(quantity),
      unitPrice: format.numberInput(unitPrice),
      discount: percentOf(discount),
    })),
  }
  const isFilled = cart !== null && cart.lines.length + cart.giftCards.length > 0
  const labels = {
    text: t('sell.scan'),
    times: t('sell.times'),
    discount: t('sell.discount'),
    customerId: t('field.customer'),
    label: t('sell.label'),
    reason: t('refund.reason'),
    cash: t('sell.cash', { currency: till.currency }),
    card: t('sell.card', { currency: till.currency }),
    giftCardCode: t('sell.giftCardCode'),
    giftCard: t('sell.giftCard', { currency: till.currency }),
    soldCardAmount: t('sell.soldCardAmount', { currency: till.currency }),
    soldCardCode: t('sell.soldCardCode'),
    balance: t('sell.balance', { currency: till.currency }),
    tip: t('sell.tip', { currency: till.currency }),
    coupon: t('sell.coupon'),
    points: t('sell.points'),
    ...useCartLabels(cart),
  }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={saleFormId} noValidate>
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
        <IdempotencyField />
        <input type="hidden" name="cartId" value={cart?.id ?? ''} />
        <div className={styles.screen}>
          <div className={styles.scan}>
            <TextField name="text" maxLength={200} autoComplete="off" className={styles.scanText} />
            <FormField name="times">
              {(control) => <MoneyInput {...control} maxLength={8} />}
            </FormField>
            <Button kind="primary" icon="plus" name="intent" value="go" className={styles.bottom}>
              {t('sell.add')}
            </Button>
          </div>
          <div className={styles.cart}>
            <CartLines
              cart={cart}
              till={till}
              canPrice={can('till:price')}
              customers={customers}
              refused={Object.keys(refusal?.problems ?? {})}
            />
            <Island
              of={AddedLine}
              props={{ saleId: saleFormId, texts: { adding: t('sell.adding', raw) } }}
              when="load"
            />
            <SellGiftCardBox
              isOpen={['soldCardAmount', 'soldCardCode'].some((name) => refusal?.problems[name])}
            />
          </div>
          {isFilled && (
            <div className={styles.pay}>
              <PayBox
                cart={cart}
                isRedeeming={['coupon', 'points'].some((name) => refusal?.problems[name])}
                hasTip={textAt(refusal?.values, 'tip') !== ''}
                hasWallet={['giftCardCode', 'giftCard', 'balance'].some(
                  (name) => textAt(refusal?.values, name) !== '',
                )}
              />
            </div>
          )}
          <div className={styles.grid}>
            <ItemGrid
              items={found ?? items}
              title={gridTitle(t, answer, isChosen)}
              back={found && sellPath(firm.firmId, till.id)}
              till={till}
            />
          </div>
          {isFilled && <PayBar cart={cart} hasTerminal={till.terminalReader !== ''} />}
        </div>
      </form>
      <ParkedCarts carts={parked} />
    </FormFields>
  )
}

function gridTitle(t: Translate, answer: SaleFormProps['answer'], isChosen: boolean): string {
  if (!answer?.found) return t(isChosen ? 'sell.chosen' : 'sell.favourites')
  return answer.isVariants
    ? t('sell.chooseVariant')
    : t('sell.found', { text: answer.searched ?? '' })
}
