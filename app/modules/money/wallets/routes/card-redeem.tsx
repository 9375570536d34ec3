import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CustomerSelect, listCustomerChoices } from '#app/modules/firm/parties/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, type Refusal, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, PageHead, text } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { GiftCardCode, type WalletRow, walletsContract } from '#contract/money/wallets.ts'
import { walletPath, walletsPath } from '../paths.ts'

const Code = z.object({ code: GiftCardCode })
const Redeeming = Code.extend({
  customerId: z.union([Id, z.literal('').refine(() => false, 'required')]),
})

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const chosenId = new URL(args.request.url).searchParams.get('customer') ?? undefined
  const { customers } = await listCustomerChoices(access, chosenId ? { chosenId } : {})
  const title = t('wallets')('redeem.title')
  return { head: pageMeta(args, { title }), customers, customerId: chosenId ?? '' }
}

type Outcome = { refusal?: Refusal; card?: WalletRow }

/** Says what is left on a card, or moves it to a customer's balance. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const form = await readForm(args.request)
  if (form.intent === 'find') {
    const { value, refusal } = parseForm(Code, form)
    if (refusal) return refuse(refusal)
    const found = await attempt(form, () =>
      call(walletsContract.findGiftCard, { ...value, firmId }),
    )
    if (found.refusal) return refuse(found.refusal, found.status)
    const outcome: Outcome = {
      card: found.value,
      refusal: { values: form.values, problems: {} },
    }
    return outcome
  }
  const { value, refusal } = parseForm(Redeeming, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(walletsContract.redeemGiftCard, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, walletPath(firmId, result.value.id), {
    type: 'success',
    message: t('wallets')('redeem.done'),
  })
}

const formId = 'redeem-form'

export default function CardRedeemRoute() {
  const { customers, customerId } = useLoaderData<typeof loader>()
  const outcome: Outcome | undefined = useActionData<typeof action>()
  const t = useT('wallets')
  const { firm } = useFirm()
  const { money } = useFormat()
  const labels = { code: t('field.code'), customerId: t('field.customer') }
  const back = walletsPath(firm.firmId)
  const card = outcome?.card
  return (
    <>
      <PageHead
        title={t('redeem.title')}
        sentence={t('redeem.sentence')}
        crumb={{ href: back, label: t('list.title') }}
      />
      <FormFields refusal={outcome?.refusal} initial={{ customerId }} labels={labels}>
        <form method="post" id={formId} noValidate autoComplete="off">
          <FormNotices>
            <RefusalSummary
              refusal={card ? undefined : outcome?.refusal}
              labels={labels}
              formId={formId}
            />
            {card && (
              <Band
                tone="info"
                title={t('redeem.left', { amount: money(card.balance - card.held, card.currency) })}
              >
                <p>
                  <a className={text.link} href={walletPath(firm.firmId, card.id)}>
                    {card.number}
                  </a>
                </p>
              </Band>
            )}
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('redeem.card')} words={t('redeem.words')}>
            <TextField name="code" maxLength={40} autoComplete="off" />
            <div>
              <Button name="intent" value="find" icon="search">
                {t('redeem.find')}
              </Button>
            </div>
            <CustomerSelect
              name="customerId"
              customers={customers}
              hint={t('redeem.customerHint')}
            />
          </FormSection>
          <FormFoot cancelHref={back} submit={t('redeem.submit')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
