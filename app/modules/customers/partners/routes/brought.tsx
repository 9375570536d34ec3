import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Id, requiredText } from '#contract/core/fields.ts'
import { partnersContract as contract } from '#contract/customers/partners.ts'
import { ReferralList } from '../components/referral-list.tsx'
import { broughtPath, partnerPath } from '../paths.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const one = { firmId: firm.firmId, partnerId: requireIdParam(args, 'partnerId') }
  const [{ t }, partner, account] = await Promise.all([
    getVisit(args),
    call(contract.get, one),
    call(contract.account, one),
  ])
  const title = t('partners')('brought.title', { name: partner.name })
  return { head: pageMeta(args, { title }), partner, referrals: account.referrals }
}

const Sent = z.union([
  z.object({ referralId: Id, decision: z.enum(['allow', 'deny']) }),
  z.object({ customer: requiredText(160) }),
])
type Sent = z.infer<typeof Sent>

/** Adds a customer, or decides on one who seems to be the partner. */
export const action = typedFormAction<Sent, unknown>({
  parse({ form }) {
    const [decided, added] = Sent.options
    return isDecision(form.intent)
      ? parseForm(decided, form, { decision: form.intent })
      : parseForm(added, form)
  },
  send: ({ call, firmId, form, id }, value) => {
    const one = { firmId, partnerId: id('partnerId') }
    return 'customer' in value
      ? call(contract.refer, { ...one, ...value }, form)
      : call(contract.review, { ...one, ...value }, form)
  },
  done: ({ firmId, id, t, form }) => ({
    to: broughtPath(firmId, id('partnerId')),
    message: t('partners')(isDecision(form.intent) ? `review.${form.intent}Done` : 'brought.done'),
  }),
})

function isDecision(intent: string): boolean {
  return intent === 'allow' || intent === 'deny'
}

export default function BroughtRoute() {
  const { partner, referrals } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('partners')
  const { firm, can } = useFirm()
  const back = partnerPath(firm.firmId, partner.id)
  return (
    <>
      <PageHead
        title={t('brought.title', { name: partner.name })}
        sentence={t('brought.sentence')}
        crumb={{ href: back, label: partner.name }}
      />
      <ReferralList referrals={referrals} />
      {can('partner:edit') && partner.state === 'approved' && (
        <PageForm
          id="brought"
          refusal={refusal}
          labels={{ customer: t('brought.customer') }}
          submit={t('brought.add')}
          cancelHref={back}
        >
          <FormSection title={t('brought.add')} words={t('brought.addWords')}>
            <TextField name="customer" maxLength={160} hint={t('brought.customerHint')} />
          </FormSection>
        </PageForm>
      )}
    </>
  )
}

export const meta = headOf
