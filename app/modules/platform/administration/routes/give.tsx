import { useActionData, useLoaderData } from '@remix-run/react'
import { ulid } from 'ulid'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseAmountForm } from '#app/shell/form/parse-amount-form.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { FieldGrid, MoneyInput, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { CreditInput, OwnPurpose, ownWalletContract } from '#contract/person/own-wallet.ts'
import { administeredUsersContract } from '#contract/platform/administered-users.ts'

const formId = 'give-form'

export async function loader(args: Args) {
  const userId = requireIdParam(args, 'userId')
  const [{ t }, user] = await Promise.all([
    getVisit(args),
    upstream(args).call(administeredUsersContract.get, { userId }),
  ])
  const title = t('own-wallet')('give.title', { name: user.name })
  const initial = { purpose: 'credit', currency: 'EUR', direction: 'give', reference: ulid() }
  return { head: pageMeta(args, { title }), user: { id: user.id, name: user.name }, initial }
}

/** Gives credit or earnings to the person, or takes them back. */
export async function action(args: Args) {
  const userId = requireIdParam(args, 'userId')
  const { t, format } = await getVisit(args)
  const { locale } = format
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const { value, refusal } = parseAmountForm(CreditInput, form)
  if (refusal) return refuse(refusal)
  const sign = textAt(form.data, 'direction') === 'take' ? -1 : 1
  const { idempotencyKey } = form
  const input = { ...value, amount: sign * value.amount, userId }
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(ownWalletContract.give, input, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, `/admin/users/${userId}`, {
    type: 'success',
    message: t('own-wallet')('give.done'),
  })
}

export default function GiveRoute() {
  const { user, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('own-wallet')
  const back = `/admin/users/${user.id}`
  const labels = {
    purpose: t('entry.purpose'),
    direction: t('give.direction'),
    amount: t('payout.amount'),
    currency: t('payout.currency'),
    note: t('entry.note'),
    reference: t('give.reference'),
  }
  return (
    <>
      <PageHead
        title={t('give.title', { name: user.name })}
        sentence={t('give.sentence')}
        crumb={{ href: back, label: user.name }}
      />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('give.submit')}
        cancelHref={back}
      >
        <FormSection title={t('give.what')} words={t('give.words')}>
          <FieldGrid>
            <SelectField
              name="purpose"
              options={OwnPurpose.options.map((value) => ({
                value,
                label: t(`purpose.${value}`),
              }))}
            />
            <SelectField
              name="direction"
              options={['give', 'take'].map((value) => ({ value, label: t(`give.${value}`) }))}
            />
          </FieldGrid>
          <FieldGrid>
            <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
            <TextField name="currency" maxLength={3} />
          </FieldGrid>
          <TextField name="note" maxLength={200} />
          <TextField name="reference" maxLength={120} hint={t('give.referenceHint')} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
