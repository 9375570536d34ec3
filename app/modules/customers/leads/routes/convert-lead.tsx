import { useActionData, useLoaderData } from '@remix-run/react'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseAmountForm } from '#app/shell/form/parse-amount-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import { LeadConversion, leadsContract } from '#contract/customers/leads.ts'
import { JoinFacts } from '../components/join-facts.tsx'
import { leadPath, partyPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const leadId = requireIdParam(args, 'leadId')
  const [{ t }, preview] = await Promise.all([
    getVisit(args),
    call(leadsContract.previewConversion, { firmId: firm.firmId, leadId }),
  ])
  const title = t('leads')('convert.title', { name: preview.label })
  return { head: pageMeta(args, { title }), leadId, preview }
}

/** Makes a customer of the lead, or joins it to the one that was chosen, and begins a deal. */
export const action = typedFormAction({
  parse: ({ form }) => parseAmountForm(LeadConversion, form),
  send: ({ call, firmId, form, id }, choice) =>
    call(leadsContract.convert, { ...choice, firmId, leadId: id('leadId') }, form),
  done: ({ firmId, t }, { partyId }) => ({
    to: partyPath(firmId, partyId),
    message: t('leads')('convert.done'),
  }),
})

export default function ConvertLeadRoute() {
  const { leadId, preview } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leads')
  const { firm, can } = useFirm()
  const { label, candidates } = preview
  const isKnown = candidates.length > 0
  const labels = {
    dealTitle: t('convert.dealTitle'),
    amount: t('convert.amount', { currency: firm.baseCurrency }),
  }
  return (
    <>
      <PageHead
        title={t('convert.title', { name: label })}
        sentence={t(isKnown ? 'convert.known' : 'convert.sentence')}
        crumb={{ href: leadPath(firm.firmId, leadId), label }}
      />
      <form method="post" id="convert-form" noValidate>
        <SheetRefusal refusal={refusal} labels={labels} formId="convert-form" />
        <IdempotencyField />
        <Rules columns="two">
          {can('deal:edit') && (
            <RulesCell title={t('convert.deal')}>
              <FormFields refusal={refusal} initial={{}} labels={labels}>
                <input type="hidden" name="currency" value={firm.baseCurrency} />
                <Stack>
                  <TextField
                    name="dealTitle"
                    maxLength={160}
                    hint={t('convert.dealHint')}
                    isOptional
                  />
                  <TextField name="amount" inputMode="decimal" isOptional />
                </Stack>
              </FormFields>
            </RulesCell>
          )}
          {candidates.map((joining) => (
            <RulesCell key={joining.party.id} title={joining.party.name}>
              <Stack>
                <p className={text.soft}>
                  {joining.reasons.map((reason) => t(`same.${reason}`)).join(', ')}
                </p>
                <JoinFacts joining={joining} />
                <div>
                  <Button kind="primary" icon="users" name="partyId" value={joining.party.id}>
                    {t('convert.join', { name: joining.party.name })}
                  </Button>
                </div>
              </Stack>
            </RulesCell>
          ))}
          <RulesCell title={t('convert.new')}>
            <Stack>
              <p>{t('convert.newWords')}</p>
              <div>
                <Button
                  kind={isKnown ? 'default' : 'primary'}
                  icon="user-plus"
                  name="isNew"
                  value="true"
                >
                  {t('convert.submit')}
                </Button>
              </div>
            </Stack>
          </RulesCell>
        </Rules>
      </form>
    </>
  )
}

export const meta = headOf
